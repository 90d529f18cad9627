/**
 * The compiled content pack: everything an author wrote, as plain data. The language makes it,
 * the server loads it, the rules read it. Names ending in `html` hold safe markup which only the
 * language's compiler produces; all other texts are plain.
 */
export type Pack = {
  /** Hash of the content: two packs with the same version are the same. */
  readonly version: string;
  readonly name: string;
  readonly start: Start;
  readonly qualities: readonly Quality[];
  readonly settings: readonly Setting[];
  readonly areas: readonly Area[];
  readonly lodgings: readonly Lodging[];
  readonly storylets: readonly Storylet[];
};

export type QualityId = number;
export type SettingId = number;
export type AreaId = number;
export type LodgingId = number;
export type StoryletId = number;
export type BranchId = number;

/** What a newly made character has, and where they stand. */
export type Start = {
  readonly area: AreaId;
  readonly qualities: readonly QualityLevel[];
  /** Parts of the screen held back until the story reveals them. */
  readonly restrictions: readonly Restriction[];
  /** Face names a player can choose from, the default one first. */
  readonly faces: readonly string[];
};

export type QualityLevel = { readonly quality: QualityId; readonly level: number };

export type Restriction = 'Travel' | 'Extras' | 'EchoBazaar' | 'Fate' | 'Possessions' | 'Messages' | 'Agents';

export type Quality = {
  readonly id: QualityId;
  readonly name: string;
  readonly nature: 'Thing' | 'Status';
  /** Group on the sheet, in the wire's spelling: BasicAbility, Menace, Quirk, Currency, Hat ... */
  readonly category: string;
  /** `one by one`: +n is n levels. `ever steeper`: +n is n change points, and level L costs min(L, steepest) of them. */
  readonly climbs: 'one by one' | 'ever steeper';
  /** Where the price of a level stops growing: 70 for the four attributes, 50 for the rest. */
  readonly steepest: number;
  /** Highest base level that gains can reach. */
  readonly cap?: number;
  readonly descriptionHtml: string;
  readonly image: string;
  /** Hidden qualities never show on the sheet. */
  readonly hidden?: boolean;
  /** Name of each stage: the entry with the highest `from` not above the level counts. */
  readonly stages?: readonly Stage[];
  /** Told in place of the usual sentence when the quality changes, by the level reached. */
  readonly changeTexts?: readonly Stage[];
  /** Where more of it may be had, for a player who lacks it. */
  readonly availableAt?: string;
  /** Equipment: the slot it is worn in, and what wearing it adds. */
  readonly slot?: string;
  readonly enhancements?: readonly QualityLevel[];
  /** A second-chance item: the attribute whose failed roll it can repeat. */
  readonly secondChanceOn?: QualityId;
  /** Which formula a challenge on this quality uses unless the author says otherwise. */
  readonly challengedAs: 'broad' | 'narrow';
  /** Place among its category, lowest first. */
  readonly order: number;
};

export type Stage = { readonly from: number; readonly text: string };

/** A rules region: what may be done here. Many areas share one. */
export type Setting = {
  readonly id: SettingId;
  readonly name: string;
  readonly canTravel: boolean;
  readonly canOpenMap: boolean;
  readonly canChangeOutfit: boolean;
  readonly itemsUsableHere: boolean;
  readonly isInfiniteDraw: boolean;
};

/** A place as the player sees it. */
export type Area = {
  readonly id: AreaId;
  readonly key: string;
  readonly name: string;
  readonly setting: SettingId;
  readonly type: 'District' | 'Destination' | 'Landmark' | 'Lodgings' | 'Root' | 'Special';
  /** The tagline under the name. */
  readonly line: string;
  readonly descriptionHtml: string;
  readonly image: string;
  /** Are cards drawn here. */
  readonly showOps: boolean;
  readonly market: boolean;
};

/** Where the character lives; a better one holds more cards. */
export type Lodging = {
  readonly id: LodgingId;
  readonly name: string;
  readonly descriptionHtml: string;
  readonly image: string;
  readonly hand: number;
};

export type Storylet = {
  readonly id: StoryletId;
  readonly name: string;
  /** Where it can be met; empty means anywhere. */
  readonly areas: readonly AreaId[];
  /** All must hold, or it is not listed. */
  readonly when: readonly Requirement[];
  readonly deck: 'always' | 'sometimes';
  /** Weight of a card in the draw: Rare 10, Unusual 20, Very Infrequent 50, Infrequent 80, Standard 100, Frequent 200, Abundant 500, Ubiquitous 1000. */
  readonly frequency: number;
  readonly urgency: 'normal' | 'high' | 'must';
  readonly canGoBack: boolean;
  readonly sticky: boolean;
  readonly canChangeOutfit: boolean;
  readonly teaserHtml: string;
  readonly descriptionHtml: string;
  readonly image: string;
  readonly alt?: string;
  /** Place in the list, lowest first. */
  readonly order: number;
  readonly category: string;
  readonly branches: readonly Branch[];
};

export type Branch = {
  readonly id: BranchId;
  readonly name: string;
  readonly descriptionHtml: string;
  readonly image: string;
  readonly order: number;
  readonly button: string;
  /** Actions it costs, whatever the outcome. */
  readonly cost: number;
  /** Not shown at all unless these hold. */
  readonly when: readonly Requirement[];
  /** Shown locked unless these hold. */
  readonly needs: readonly Requirement[];
  /** Needed, and spent when chosen, whatever the outcome. */
  readonly pays: readonly QualityLevel[];
  /** The author's own words for why it is locked. */
  readonly lockedText?: string;
  readonly challenges: readonly Challenge[];
  /** Premium currency it costs. */
  readonly fate: number;
  /** Marked by the author as something that cannot be taken back. */
  readonly oneWay: boolean;
  readonly outcomes: Outcomes;
};

/** Without a challenge only `always` (and its rare twin) is told. */
export type Outcomes =
  | { readonly always: Outcome; readonly rare?: RareOutcome }
  | {
      readonly success: Outcome;
      readonly failure: Outcome;
      readonly rareSuccess?: RareOutcome;
      readonly rareFailure?: RareOutcome;
    };

export type RareOutcome = Outcome & { /** Chance in percent. */ readonly percent: number };

/** Bounds include their ends; a missing bound is no bound. Levels are effective ones. */
export type Requirement = {
  readonly quality: QualityId;
  readonly atLeast?: number;
  readonly atMost?: number;
};

export type Challenge = {
  readonly quality: QualityId;
  readonly difficulty: number;
  readonly kind: 'broad' | 'narrow' | 'luck';
  /** The item that buys a second roll. */
  readonly secondChance?: QualityId;
};

export type Outcome = {
  readonly title: string;
  readonly descriptionHtml: string;
  readonly image?: string;
  readonly effects: readonly Effect[];
  readonly moveTo?: AreaId;
  /** The storylet that Onwards leads straight into. */
  readonly goTo?: StoryletId;
  readonly lodge?: LodgingId;
  /** Put on at once, into its own slot. */
  readonly wear?: QualityId;
  readonly reveal: readonly Restriction[];
  /** One line in the tutorial's voice. */
  readonly asideHtml?: string;
};

/** A change is in change points for `ever steeper` qualities and in levels for the others; `set` names a level. */
export type Effect =
  | { readonly kind: 'change'; readonly quality: QualityId; readonly by: number; readonly onlyIf?: Requirement }
  | { readonly kind: 'set'; readonly quality: QualityId; readonly to: number; readonly onlyIf?: Requirement };

/** The pack with its indexes, as the rules use it. */
export type World = {
  readonly pack: Pack;
  readonly qualities: ReadonlyMap<QualityId, Quality>;
  readonly settings: ReadonlyMap<SettingId, Setting>;
  readonly areas: ReadonlyMap<AreaId, Area>;
  readonly lodgings: ReadonlyMap<LodgingId, Lodging>;
  readonly storylets: ReadonlyMap<StoryletId, Storylet>;
};

const byId = <Thing extends { readonly id: number }>(things: readonly Thing[]): ReadonlyMap<number, Thing> =>
  new Map(things.map((thing) => [thing.id, thing]));

export const openPack = (pack: Pack): World => ({
  pack,
  qualities: byId(pack.qualities),
  settings: byId(pack.settings),
  areas: byId(pack.areas),
  lodgings: byId(pack.lodgings),
  storylets: byId(pack.storylets),
});
