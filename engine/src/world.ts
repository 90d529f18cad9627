import type { Agent, Concern, Plot } from './agents/agent.ts';
import type { Shop } from './bazaar/shop.ts';
import type { StoreItem } from './fate/store-item.ts';
import type {
  ActId,
  AgentId,
  AreaId,
  LodgingId,
  PersonaId,
  PlotId,
  QualityId,
  SettingId,
  ShopId,
  StoreItemId,
  StoryletId,
  TimedId,
} from './ids.ts';
import type { Advert, News, Snippet } from './infobar/page.ts';

import type { Area, Lodging, Setting } from './map/area.ts';
import type { Allowances } from './membership/allowance.ts';
import type { Tier } from './membership/membership.ts';
import type { Persona } from './persona.ts';
import { noQualities, type Qualities } from './qualities/qualities.ts';
import type { Quality, QualityLevel } from './qualities/quality.ts';
import type { Requirement } from './qualities/requirement.ts';
import type { ReadingPage } from './reading-page.ts';
import type { Restriction } from './restriction.ts';
import type { Act } from './social/act.ts';
import type { Storylet } from './story/storylet.ts';
import type { TimedStory } from './timed/timed-story.ts';
import type { WorldWords } from './world-words.ts';

/**
 * The compiled content pack: everything that an author wrote, as plain data. Fields ending in `html` contain safe
 * markup, which only the language's compiler produces. All other texts are plain.
 */
export type Pack = {
  /** Hash of the content. */
  readonly version: string;
  readonly name: string;
  readonly words: WorldWords;
  /** Keys of all map roots: roots of drawn maps, and areas of type `Root`. */
  readonly mapRoots: readonly string[];
  readonly start: Start;
  readonly allowances: Allowances;
  readonly weekly?: TimedId;
  /** Requirements for adverts, and for offers of a membership outside the store. Undefined if there are none. */
  readonly offersWhen?: readonly Requirement[];
  readonly qualities: readonly Quality[];
  readonly settings: readonly Setting[];
  readonly areas: readonly Area[];
  readonly lodgings: readonly Lodging[];
  readonly storylets: readonly Storylet[];
  readonly timed: readonly TimedStory[];
  readonly shops: readonly Shop[];
  readonly agents: readonly Agent[];
  readonly concerns: readonly Concern[];
  readonly acts: readonly Act[];
  readonly personas: readonly Persona[];
  /** Items sold for premium currency, in addition to the ones that every world sells. */
  readonly storeItems: readonly StoreItem[];
  readonly snippets: readonly Snippet[];
  readonly adverts: readonly Advert[];
  readonly news: readonly News[];
  /** Pages that the world writes, then the default pages that it does not replace. */
  readonly pages: readonly ReadingPage[];
};

export type Start = {
  readonly area: AreaId;
  readonly qualities: readonly QualityLevel[];
  /** Parts of the page that are restricted until the story reveals them. */
  readonly restrictions: readonly Restriction[];
  /** Faces that a player can choose from. The first one is the default. */
  readonly faces: readonly string[];
  /** Faces that suit a form of address, proposed first to players. Missing if all of them do. */
  readonly facesFor?: Readonly<Partial<Record<keyof WorldWords['address'], readonly string[]>>>;
  /** What a face looks like, by its name. A face without one is described by its name. */
  readonly faceNames?: Readonly<Record<string, string>>;
};

/** The pack with its indexes and the shared qualities, in the form that the rules use. */
export type World = {
  readonly pack: Pack;
  /** One level for all characters (`Quality.shared`). */
  readonly shared: Qualities;
  readonly qualities: ReadonlyMap<QualityId, Quality>;
  readonly settings: ReadonlyMap<SettingId, Setting>;
  readonly areas: ReadonlyMap<AreaId, Area>;
  readonly lodgings: ReadonlyMap<LodgingId, Lodging>;
  readonly storylets: ReadonlyMap<StoryletId, Storylet>;
  readonly timed: ReadonlyMap<TimedId, TimedStory>;
  readonly shops: ReadonlyMap<ShopId, Shop>;
  readonly agents: ReadonlyMap<AgentId, Agent>;
  readonly plots: ReadonlyMap<PlotId, Plot>;
  readonly storeItems: ReadonlyMap<StoreItemId, StoreItem>;
  readonly acts: ReadonlyMap<ActId, Act>;
  readonly personas: ReadonlyMap<PersonaId, Persona>;
  readonly everybodysTier?: Tier;
  /** Names of things of other versions, keyed by `goneKey`. */
  readonly goneNames?: ReadonlyMap<string, string>;
};

/** Kinds of things that a character may be in the middle of when a version removes them. */
export const goneKinds = ['storylet', 'plot', 'area'] as const;
export type GoneKind = (typeof goneKinds)[number];

export const goneKey = (kind: string, id: number): string => `${kind} ${id}`;
export const nameOfGone = (kind: GoneKind, id: number, { goneNames }: World): string | undefined =>
  goneNames?.get(goneKey(kind, id));

const byId = <Thing extends { readonly id: number }>(things: readonly Thing[]): ReadonlyMap<number, Thing> =>
  new Map(things.map((thing) => [thing.id, thing]));

export const openPack = (pack: Pack, shared: Qualities = noQualities): World => ({
  pack,
  shared,
  qualities: byId(pack.qualities),
  settings: byId(pack.settings),
  areas: byId(pack.areas),
  lodgings: byId(pack.lodgings),
  storylets: byId(pack.storylets),
  timed: byId(pack.timed),
  shops: byId(pack.shops),
  agents: byId(pack.agents),
  plots: byId(pack.concerns.flatMap(({ plots }) => plots)),
  storeItems: byId(pack.storeItems),
  acts: byId(pack.acts),
  personas: byId(pack.personas),
});
