import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { maxMarks } from './limits.ts';
import { oneOf } from './wording.ts';

/**
 * Comforts of a player, the same on all their devices. Each is set by itself; its newest value counts. One that was
 * never set is absent, and stands at the client's default.
 */
export const ComfortSchema = Type.Object({
  /** Lamp-black or daylight, or what the system asks for. */
  theme: oneOf(['lamp', 'daylight', 'system']),
  textSize: oneOf(['usual', 'large', 'larger', 'largest']),
  letters: oneOf(['old', 'plain']),
  motion: oneOf(['system', 'less']),
  compactLists: Type.Boolean(),

  /** Requirements as text under a choice, or as icons with a tip. */
  requirementsInWords: Type.Boolean(),
  /** Change points on results, in figures. */
  changePoints: Type.Boolean(),
  /** A second Back button above the choices of a storylet. */
  backAtTop: oneOf(['long', 'always', 'never']),
  scrollToResult: Type.Boolean(),
  /** Counts of cards and actions in the title of the tab. */
  countsInTitle: Type.Boolean(),

  /** The buttons with which things are marked. */
  showMarks: Type.Boolean(),
  favouritesFirst: Type.Boolean(),
  /** Position of avoided items in a list. */
  avoided: oneOf(['last', 'folded', 'in place']),
  /** Effect of a press on an avoided item. */
  avoidedPress: oneOf(['ask', 'shift', 'go']),
  listOrder: oneOf(['story', 'name', 'cost', 'open']),
  /** Sorting and searching above the list. */
  listTools: oneOf(['long', 'always', 'never']),

  /** Confirmation before a choice that cannot be taken back. */
  askOneWay: Type.Boolean(),
  askFate: Type.Boolean(),
  /** Confirmation before a choice that costs this many actions or more; 0 is never. */
  askActions: Type.Integer({ minimum: 0, maximum: 40 }),

  /** The map as one flat picture, also where a finer one could be drawn. */
  useFallbackMap: Type.Boolean(),
  /** The first view of the map. */
  mapView: oneOf(['drawn', 'list']),

  shortcuts: Type.Boolean(),
  shortcutHints: Type.Boolean(),
});
export type Comfort = Static<typeof ComfortSchema>;

/** The comforts that were set. */
export const SomeComfortSchema = Type.Partial(ComfortSchema);
export type SomeComfort = Static<typeof SomeComfortSchema>;

export const markKinds = ['storylet', 'branch', 'card'] as const;
export type MarkKind = (typeof markKinds)[number];

export const marks = ['favourite', 'avoid'] as const;
export type Mark = (typeof marks)[number];

const id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

export const MarkedThingSchema = Type.Object({ kind: oneOf(markKinds), id, mark: oneOf(marks) });
export type MarkedThing = Static<typeof MarkedThingSchema>;

/** The same, or `none`, which takes the mark away. */
export const MarkChangeSchema = Type.Object({ kind: oneOf(markKinds), id, mark: oneOf([...marks, 'none']) });
export type MarkChange = Static<typeof MarkChangeSchema>;

const ComfortReplySchema = Type.Object({ isSuccess: Type.Boolean(), settings: SomeComfortSchema });
const MarksReplySchema = Type.Object({ isSuccess: Type.Boolean(), marks: Type.Array(MarkedThingSchema) });

/** Calls beside the specification's: comforts that players of other games install extensions for, stored with the account. */
export const comfort = {
  comfort: endpoint({
    method: 'GET',
    path: '/extra/comfort',
    who: 'account',
    repeat: 'reads',
    rate: 'read',
    summary: 'The comforts the player has set.',
    body: Type.Object({}),
    reply: ComfortReplySchema,
  }),
  setComfort: endpoint({
    method: 'POST',
    path: '/extra/comfort',
    who: 'account',
    // A call that was held up somewhere does not set back what was set since.
    repeat: 'by key',
    rate: 'act',
    summary: 'Set some of it; the rest stays as it is. The reply has all of it.',
    body: SomeComfortSchema,
    reply: ComfortReplySchema,
  }),
  marks: endpoint({
    method: 'GET',
    path: '/extra/marks',
    who: 'account',
    repeat: 'reads',
    rate: 'read',
    summary: 'Which storylets, branches and cards are marked as favourites, or as to be avoided.',
    body: Type.Object({}),
    reply: MarksReplySchema,
  }),
  mark: endpoint({
    method: 'POST',
    path: '/extra/marks',
    who: 'account',
    repeat: 'settles',
    rate: 'act',
    summary: 'Mark some, or take their mark away; of two for one thing the later counts. The reply has all marks.',
    body: Type.Object({ marks: Type.Array(MarkChangeSchema, { maxItems: maxMarks }) }),
    reply: MarksReplySchema,
  }),
};
