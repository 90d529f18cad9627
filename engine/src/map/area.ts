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
  /** Label of the button that opens the map. Default: `Travel`. */
  readonly travelLabel?: string;
  readonly urgesTravel?: true;
  /** Setting whose deck and hand apply here. Default: this setting. */
  readonly deckOf?: SettingId;
  /** Hand size here, whatever the lodging. */
  readonly hand?: number;
  /** Discards the hand when the character leaves for another deck. */
  readonly dropsHand?: true;
  /** Area where a character arrives on entering the setting. If missing, characters stay in their area. */
  readonly startArea?: AreaId;
  /** Limited stay: after this many actions spent here, the storylet `out` is forced. */
  readonly stay?: { readonly actions: number; readonly out: StoryletId };
  readonly mapLook?: MapLook;
};

/** A `Special` area is on no map. */
export const areaTypes = ['District', 'Destination', 'Landmark', 'Lodgings', 'Root', 'Special'] as const;
export type AreaType = (typeof areaTypes)[number];

export type Area = {
  readonly id: AreaId;
  readonly key: string;
  readonly name: string;
  /** Setting of a character who does not arrive from a setting in `alsoIn`. */
  readonly setting: SettingId;
  /** Further settings of the area. A character who arrives from one of these settings stays in that setting. */
  readonly alsoIn?: readonly SettingId[];
  readonly type: AreaType;
  readonly parent?: AreaId;
  /** Tagline under the name. */
  readonly line: string;
  readonly descriptionHtml: Text;
  readonly image: string;
  /** Cards can be drawn here. */
  readonly showOps: boolean;
  readonly market: boolean;
  /** Required to be on the map. */
  readonly discovered?: readonly Requirement[];
  /** Required to travel there. */
  readonly opens?: readonly Requirement[];
  /** Shown instead of the requirements while the area is closed. */
  readonly closedText?: Text;
  /** Gate storylet, which opens instead of a journey while the area is closed. */
  readonly gate?: StoryletId;
  /** Shown on arrival instead of the usual sentence. */
  readonly moveText?: Text;
  readonly membersOnly?: true;
  /** Only a story leads here, never a map. */
  readonly byStoryOnly?: true;
  /** Label of the button that opens the map. Default: the label of the setting. */
  readonly travelLabel?: string;
  /** Emphasizes that button here. Default: as in the setting. */
  readonly urgesTravel?: boolean;
  readonly drawing?: Drawing;
  /** The drawn map itself. Only on the root area of the map. */
  readonly drawnMap?: DrawnMap;
};

/** A better home has a larger hand. */
export type Lodging = {
  readonly id: number;
  readonly name: string;
  readonly descriptionHtml: Text;
  readonly image: string;
  readonly hand: number;
};
