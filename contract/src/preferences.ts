import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { maxMarks } from './limits.ts';
import { OptionalUndo } from './undo.ts';
import { oneOf } from './wording.ts';

/**
 * Preferences of a player on all devices. The last write wins for each preference separately. A preference that the
 * player never set is absent, and the client uses its default.
 */
export const PreferencesSchema = Type.Object({
  /** Dark, light or system theme. */
  theme: oneOf(['lamp', 'daylight', 'system']),
  textSize: oneOf(['usual', 'large', 'larger', 'largest']),
  letters: oneOf(['old', 'plain']),
  motion: oneOf(['system', 'less']),
  /** `automatic` sets only stories that do not press in compact rows. Older versions stored a boolean. */
  compactLists: oneOf(['automatic', 'large', 'compact']),

  /** Shows requirements as text under a choice, not as icons with a tooltip. */
  requirementsInWords: Type.Boolean(),
  changePoints: Type.Boolean(),
  backAtTop: oneOf(['long', 'always', 'never']),
  scrollToResult: Type.Boolean(),
  countsInTitle: Type.Boolean(),
  /** Shows what happened during an absence. */
  whileOut: Type.Boolean(),

  showMarks: Type.Boolean(),
  favouritesFirst: Type.Boolean(),
  avoided: oneOf(['last', 'folded', 'in place']),
  avoidedPress: oneOf(['ask', 'shift', 'go']),
  listOrder: oneOf(['story', 'name', 'cost', 'open']),
  /** When to show the controls that sort and search a list. */
  listTools: oneOf(['long', 'always', 'never']),

  askOneWay: Type.Boolean(),
  askFate: Type.Boolean(),
  /** Asks for confirmation before a choice that costs this many actions or more. 0 disables it. */
  askActions: Type.Integer({ minimum: 0, maximum: 40 }),

  /** Uses the flat map image even if the full map can be drawn. */
  useFallbackMap: Type.Boolean(),
  mapView: oneOf(['drawn', 'list']),

  shortcuts: Type.Boolean(),
  shortcutHints: Type.Boolean(),
});
export type Preferences = Static<typeof PreferencesSchema>;

/** Only the preferences that the player has set. */
export const PartialPreferencesSchema = Type.Partial(PreferencesSchema);
export type PartialPreferences = Static<typeof PartialPreferencesSchema>;

export const markKinds = ['storylet', 'branch', 'card'] as const;
export type MarkKind = (typeof markKinds)[number];

export const marks = ['favourite', 'avoid'] as const;
export type Mark = (typeof marks)[number];

const id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

export const MarkedThingSchema = Type.Object({ kind: oneOf(markKinds), id, mark: oneOf(marks) });
export type MarkedThing = Static<typeof MarkedThingSchema>;

/** A new mark, or `none` to remove the mark. */
export const MarkChangeSchema = Type.Object({ kind: oneOf(markKinds), id, mark: oneOf([...marks, 'none']) });
export type MarkChange = Static<typeof MarkChangeSchema>;

const PreferencesReplySchema = Type.Object({ isSuccess: Type.Boolean(), settings: PartialPreferencesSchema });
const marksReply = { isSuccess: Type.Boolean(), marks: Type.Array(MarkedThingSchema) };
const MarksReplySchema = Type.Object(marksReply);

/** Preferences for features that browser extensions provide in similar games. Not in the specification. */
export const preferences = {
  preferences: endpoint({
    method: 'GET',
    path: '/extra/comfort',
    who: 'account',
    repeat: 'reads',
    rate: 'read',
    summary: 'The preferences that the player has set.',
    body: Type.Object({}),
    reply: PreferencesReplySchema,
  }),
  setPreferences: endpoint({
    method: 'POST',
    path: '/extra/comfort',
    who: 'account',
    // The key stops a delayed retry from overwriting a newer value.
    repeat: 'by key',
    rate: 'act',
    summary: 'Set some preferences. Absent ones do not change. The reply contains all of them.',
    body: PartialPreferencesSchema,
    reply: PreferencesReplySchema,
  }),
  marks: endpoint({
    method: 'GET',
    path: '/extra/marks',
    who: 'account',
    repeat: 'reads',
    rate: 'read',
    summary: 'The storylets, branches and cards that the player has marked as favourite or avoided.',
    body: Type.Object({}),
    reply: MarksReplySchema,
  }),
  mark: endpoint({
    method: 'POST',
    path: '/extra/marks',
    who: 'account',
    repeat: 'settles',
    rate: 'act',
    summary:
      'Set or remove marks. If one item occurs twice, the later mark wins. The reply contains all marks. A request that removes only one mark can be undone.',
    body: Type.Object({ marks: Type.Array(MarkChangeSchema, { maxItems: maxMarks }) }),
    reply: Type.Object({ ...marksReply, undo: OptionalUndo }),
  }),
};
