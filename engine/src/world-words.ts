import type { QualityId } from './ids.ts';
import { plainAllowances } from './membership/allowance.ts';
import { numbersInTexts } from './numbers-in-texts.ts';
import { type SlotKey, slots } from './outfits/slots.ts';
import { plainTexts } from './plain-texts.ts';
import type { QualityCategory } from './qualities/quality-category.ts';
import type { HiddenPart } from './restriction.ts';
import { type Rights, rightsOf } from './rights.ts';
import type { TypefaceRole } from './typefaces.ts';

/** Keyed by section and text. */
export type WorldTexts = {
  readonly [Section in keyof typeof plainTexts]: {
    readonly [Key in keyof (typeof plainTexts)[Section]]: (typeof plainTexts)[Section][Key] extends string
      ? string
      : readonly string[];
  };
};

/** Colour roles that a world may set, named as in the page's stylesheets. */
export const paletteRoles = [
  ...(['page', 'panel', 'raised', 'input', 'text', 'text-muted', 'text-faint'] as const),
  ...(['gilt', 'gilt-dim', 'hair', 'link', 'border', 'focus', 'tick'] as const),
  ...(['lamp', 'good', 'bad', 'primary', 'primary-text', 'secondary', 'secondary-text'] as const),
] as const;

export type PaletteRole = (typeof paletteRoles)[number];

/** Of the dark and the light theme. Undefined without one. */
export type Textures = { readonly dark?: string; readonly light?: string };

export type CountedNoun = { readonly one: string; readonly many: string };

/** Names and pictures of a world, and its words for things that every world has. */
export type WorldNames = {
  readonly title: string;
  /** Line under the title on the landing page. Empty if there is none. */
  readonly tagline: string;
  /** One sentence about the world, for search engines and link previews. */
  readonly description: string;
  readonly rights: Rights;
  /** Parts of the page that this world has no use for. No tab, link or offer leads to them. */
  readonly hiddenParts: readonly HiddenPart[];
  readonly landing: {
    /** Hero pictures of the landing page, shown one at a time with their caption. */
    readonly pictures: readonly { readonly name: string; readonly caption: string }[];
    /** Names of the pictures for visitors who have never signed in. Without it, they see any picture. */
    readonly firstVisit?: readonly string[];
    readonly card?: { readonly name: string; readonly alt: string };
    readonly icon?: string;
  };
  /** For each form of address: its label, and how it describes a character. */
  readonly address: Readonly<
    Record<'Lady' | 'Gentleman' | 'Indistinct', { readonly choice: string; readonly described: string }>
  >;
  readonly actions: CountedNoun;
  readonly actionPicture: ActionPicture;
  readonly money: Money;
  /** Name of the currency that is bought with real money. */
  readonly premium: string;
  readonly members: CountedNoun;
  readonly slots: Readonly<Record<SlotKey, { readonly name: string; readonly image: string }>>;
  /** The world's own groups of things on the sheet, in display order. */
  readonly groups: readonly string[];
  /** Names of categories that have a group of their own on the sheet. */
  readonly categoryNames: Readonly<Partial<Record<QualityCategory, string>>>;
  /** Categories that the sheet leaves out. */
  readonly hiddenCategories: readonly QualityCategory[];
  /** Colours that differ from the defaults, by role, in the dark and the light theme. */
  readonly palette: Readonly<Partial<Record<PaletteRole, { readonly dark: string; readonly light: string }>>>;
  readonly looks: {
    /** Preferred ones first. The page has system typefaces for the others. */
    readonly typefaces: Readonly<Partial<Record<TypefaceRole, readonly string[]>>>;
    /** Drawn around the sheets of the page. The names here are those of pictures of kind `ui`. */
    readonly frame?: string;
    readonly pageTexture?: Textures;
    readonly panelTexture?: Textures;
    /** The deck, and the deck while the hand is full, without a limit, and without cards. */
    readonly cardBacks?: {
      readonly deck: string;
      readonly full: string;
      readonly endless: string;
      readonly none: string;
    };
    /** Beside the name of a closed place. */
    readonly seal?: string;
    /** Set if players who have chosen no theme see the light one, unless their system asks for the dark one. */
    readonly theme?: 'light';
    /** True if waiting and actions are shown as flames. */
    readonly hasFlames: boolean;
    /** Set if players choose no face. */
    readonly isFaceless?: boolean;
  };
  /** Icons of the offers for premium currency. */
  readonly offerImages: Readonly<Record<'refill' | 'newCards' | 'refresh' | 'outfits' | 'newName' | 'newFace', string>>;
  /** In premium currency. */
  readonly offerPrices: Readonly<Record<'newName' | 'newFace', number>>;
};

/** All names and texts of a world. The compiler adds defaults for what the author left out. */
export type WorldWords = WorldNames & { readonly texts: WorldTexts };

/**
 * One icon, or four layers of the same size. As actions are spent, the `sinks` layer moves down, with `rides` on top of
 * it.
 */
export type ActionPicture =
  | { readonly icon: string }
  | { readonly stands: string; readonly isOut: string; readonly sinks: string; readonly rides: string };

export type Money = {
  readonly name: string;
  /** Name of a single one, if it differs. */
  readonly one?: string;
  /** Written before the number, instead of the name after it. */
  readonly sign?: string;
  /** True if a level of 130 is shown as 1.30. */
  readonly isInHundredths: boolean;
  /** Quality that counts a character's money. Missing in a world without money. */
  readonly quality?: QualityId;
  /** A picture of kind `currencies`. */
  readonly picture?: string;
};

/** Names that any text may use in braces, keyed by the word in the braces. */
export const namesByWord = ({
  title,
  actions,
  money,
  premium,
  members,
}: WorldNames): Readonly<Record<string, string>> => ({
  title,
  action: actions.one,
  actions: actions.many,
  money: money.name,
  premium,
  member: members.one,
  members: members.many,
});

/** Keyed by the text in the braces. */
type Numbers = Readonly<Record<string, string>>;

/** Fills the world's names and the rules' numbers into a text. Other braces stay. */
export function fillNames(text: string, names: WorldNames, numbers: Numbers): string {
  const byWord = { ...namesByWord(names), ...numbers };
  return text.replace(/\{([a-z ]+)\}/g, (braced, word: string) => byWord[word] ?? braced);
}

export function fillTexts(texts: WorldTexts, names: WorldNames, numbers: Numbers): WorldTexts {
  const fill = (text: string): string => fillNames(text, names, numbers);
  const filled = Object.entries(texts).map(([section, lines]) => [
    section,
    Object.fromEntries(
      Object.entries(lines).map(([key, text]) => [key, typeof text === 'string' ? fill(text) : text.map(fill)]),
    ),
  ]);
  return Object.fromEntries(filled);
}

const slotImages: Readonly<Record<SlotKey, string>> = {
  Boon: 'second-wind',
  Burden: 'breakages',
  Hat: 'top-hat',
  Clothing: 'green-coat',
  Adornment: 'bell-button',
  Gloves: 'gauntlets',
  Weapon: 'dangerous',
  Boots: 'soft-boots',
  Luggage: 'strapped-trunk',
  Companion: 'yard-dog',
  Treasure: 'sea-chest',
  Destiny: 'endless-stair',
  ToolOfTheTrade: 'pen',
  Affiliation: 'bell-board',
  Transportation: 'footprints',
  HomeComfort: 'tea-table',
  Ship: 'ships-lamp',
  Crew: 'helm',
  Airship: 'kettle-steam',
  Spouse: 'constant',
  Club: 'readers-ticket',
};

/** Replies name this slot by its key, which is no name for readers. */
const toolName = 'Tools of the Trade';

const plainSlots = Object.fromEntries(
  slots.map(({ key, name }) => [key, { name: key === 'ToolOfTheTrade' ? toolName : name, image: slotImages[key] }]),
) as WorldNames['slots'];

/** Default names of a world with this title. */
export const plainNames = (title: string): WorldNames => ({
  title,
  tagline: '',
  description: `${title}: a story game, played in words.`,
  rights: rightsOf(title),
  hiddenParts: [],
  landing: { pictures: [] },
  address: {
    Lady: { choice: 'Woman', described: 'a woman' },
    Gentleman: { choice: 'Man', described: 'a man' },
    Indistinct: { choice: 'Neither', described: 'a person' },
  },
  actions: { one: 'action', many: 'actions' },
  actionPicture: { icon: 'tally' },
  money: { name: 'Coins', isInHundredths: false },
  premium: 'Tokens',
  members: { one: 'member', many: 'members' },
  slots: plainSlots,
  groups: [],
  categoryNames: {},
  hiddenCategories: [],
  palette: {},
  looks: { typefaces: {}, hasFlames: false },
  offerImages: {
    refill: 'second-wind',
    newCards: 'visiting-card',
    refresh: 'second-wind',
    outfits: 'green-coat',
    newName: 'pen',
    newFace: 'spare-face',
  },
  offerPrices: { newName: 15, newFace: 5 },
});

/** Default names and texts of a world with this title. `known` names replace the defaults. */
export const plainWords = (title: string, known: Partial<WorldNames> = {}): WorldWords => {
  const names = { ...plainNames(title), ...known };
  return { ...names, texts: fillTexts(plainTexts, names, numbersInTexts(plainAllowances)) };
};
