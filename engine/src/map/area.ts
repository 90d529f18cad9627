import type { AreaId, SettingId, StoryletId } from '../ids.ts';
import type { Requirement } from '../qualities/requirement.ts';
import type { Text } from '../wording/text.ts';
import type { Drawing, DrawnMap, MapLook } from './drawing.ts';

/** A region of rules: what may be done in its areas. Many areas share one. */
export type Setting = {
  readonly id: SettingId;
  readonly name: string;
  readonly canTravel: boolean;
  readonly canOpenMap: boolean;
  readonly canChangeOutfit: boolean;
  readonly itemsUsableHere: boolean;
  readonly isInfiniteDraw: boolean;
  /** The label of the button that opens the map; a default if it is missing. */
  readonly travelLabel?: string;
  /** The button that opens the map stands out. */
  readonly urgesTravel?: true;
  /** The setting whose deck and hand are used here; its own when left out. */
  readonly deckOf?: SettingId;
  /** Cards held here whatever the lodging. */
  readonly hand?: number;
  /** The hand is discarded on leaving for another deck. */
  readonly dropsHand?: true;
  /** The area in which a character who enters the setting arrives; without it they stay in their area. */
  readonly startArea?: AreaId;
  /** A limited stay: after so many actions spent here the storylet `out` is forced. */
  readonly stay?: { readonly actions: number; readonly out: StoryletId };
  /** The look of its map. */
  readonly mapLook?: MapLook;
};

/** Kinds of place; a `Special` one lies off every map. */
export const areaTypes = ['District', 'Destination', 'Landmark', 'Lodgings', 'Root', 'Special'] as const;
export type AreaType = (typeof areaTypes)[number];

/** A place of the map in which a character can stand. */
export type Area = {
  readonly id: AreaId;
  readonly key: string;
  readonly name: string;
  /** The setting of a character who enters from outside `alsoIn`. */
  readonly setting: SettingId;
  /** Other settings it belongs to: a character who comes from one of them stays in it. */
  readonly alsoIn?: readonly SettingId[];
  readonly type: AreaType;
  /** The area it lies in on the map. */
  readonly parent?: AreaId;
  /** The tagline under the name. */
  readonly line: string;
  readonly descriptionHtml: Text;
  readonly image: string;
  /** Cards can be drawn here. */
  readonly showOps: boolean;
  /** The Bazaar can be reached from here. */
  readonly market: boolean;
  /** The requirements for it to be on the map; always there when left out. */
  readonly discovered?: readonly Requirement[];
  /** Travelled to once these hold; always when left out. */
  readonly opens?: readonly Requirement[];
  /** Shown instead of the requirements while the area is closed. */
  readonly closedText?: Text;
  /** The gate storylet, opened in place of travelling while the area is closed. */
  readonly gate?: StoryletId;
  /** Shown on arrival, in place of the usual sentence. */
  readonly moveText?: Text;
  /** True if only members are let in. */
  readonly membersOnly?: true;
  /** No map leads here; only a story does. */
  readonly byStoryOnly?: true;
  /** The label of the button that opens the map; the setting's if it is missing. */
  readonly travelLabel?: string;
  /** True if that button stands out here; as in the setting if it is missing. */
  readonly urgesTravel?: boolean;
  /** Its position and shape on a drawn map. */
  readonly drawing?: Drawing;
  /** The drawing itself; only on the root of a drawn map. */
  readonly drawnMap?: DrawnMap;
};

/** A place to live in; a better one holds more cards. */
export type Lodging = {
  readonly id: number;
  readonly name: string;
  readonly descriptionHtml: Text;
  readonly image: string;
  readonly hand: number;
};
