import type { AreaId, SettingId, StoryletId } from '../ids.ts';
import type { Requirement } from '../qualities/requirement.ts';
import type { Text } from '../wording/text.ts';
import type { Drawing, DrawnMap, MapLook } from './drawing.ts';

/** Rules that apply in one or more areas. */
export type Setting = {
  readonly id: SettingId;
  readonly name: string;
  readonly canTravel: boolean;
  readonly canOpenMap: boolean;
  readonly canChangeOutfit: boolean;
  readonly itemsUsableHere: boolean;
  readonly isInfiniteDraw: boolean;
  /** Label of the button that opens the map. Has a default. */
  readonly travelLabel?: string;
  /** The button that opens the map is emphasized. */
  readonly urgesTravel?: true;
  /** The setting whose deck and hand apply here. Default: its own. */
  readonly deckOf?: SettingId;
  /** Size of the hand here, whatever the lodging. */
  readonly hand?: number;
  /** The hand is discarded on leaving for another deck. */
  readonly dropsHand?: true;
  /** The area where a character who enters the setting arrives. Without it they stay in their area. */
  readonly startArea?: AreaId;
  /** A limited stay: after this many actions spent here the storylet `out` is forced. */
  readonly stay?: { readonly actions: number; readonly out: StoryletId };
  readonly mapLook?: MapLook;
};

/** Kinds of place. A `Special` one lies off every map. */
export const areaTypes = ['District', 'Destination', 'Landmark', 'Lodgings', 'Root', 'Special'] as const;
export type AreaType = (typeof areaTypes)[number];

/** A place of the map that a character can be in. */
export type Area = {
  readonly id: AreaId;
  readonly key: string;
  readonly name: string;
  /** Setting of a character who enters from outside `alsoIn`. */
  readonly setting: SettingId;
  /** Other settings of the area: a character who comes from one of them stays in it. */
  readonly alsoIn?: readonly SettingId[];
  readonly type: AreaType;
  /** The area that contains it on the map. */
  readonly parent?: AreaId;
  /** The tagline under the name. */
  readonly line: string;
  readonly descriptionHtml: Text;
  readonly image: string;
  /** Cards can be drawn here. */
  readonly showOps: boolean;
  /** The Bazaar can be reached from here. */
  readonly market: boolean;
  /** Requirements for being on the map. Default: none. */
  readonly discovered?: readonly Requirement[];
  /** Requirements for travelling there. Default: none. */
  readonly opens?: readonly Requirement[];
  /** Shown instead of the requirements while the area is closed. */
  readonly closedText?: Text;
  /** Gate storylet, which opens instead of a journey while the area is closed. */
  readonly gate?: StoryletId;
  /** Shown on arrival instead of the usual sentence. */
  readonly moveText?: Text;
  /** True if the area is for members only. */
  readonly membersOnly?: true;
  /** No map leads here, only a story. */
  readonly byStoryOnly?: true;
  /** Label of the button that opens the map. Default: the setting's. */
  readonly travelLabel?: string;
  /** True if that button is emphasized here. Default: as in the setting. */
  readonly urgesTravel?: boolean;
  /** Position and shape on a drawn map. */
  readonly drawing?: Drawing;
  /** The drawn map itself. Only on its root. */
  readonly drawnMap?: DrawnMap;
};

/** A home. A better one holds more cards. */
export type Lodging = {
  readonly id: number;
  readonly name: string;
  readonly descriptionHtml: Text;
  readonly image: string;
  readonly hand: number;
};
