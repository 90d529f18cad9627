import type { QualityId } from './ids.ts';
import { numbersInTexts } from './numbers-in-texts.ts';
import { type SlotKey, slots } from './outfits/slots.ts';
import { plainTexts } from './plain-texts.ts';

/** Texts by section and key. */
export type WorldTexts = {
  readonly [Section in keyof typeof plainTexts]: {
    readonly [Key in keyof (typeof plainTexts)[Section]]: (typeof plainTexts)[Section][Key] extends string
      ? string
      : readonly string[];
  };
};

/** The roles of colours that a world may give, as the page's stylesheets name them. */
export const paletteRoles = [
  ...(['page', 'panel', 'raised', 'input', 'text', 'text-muted', 'text-faint'] as const),
  ...(['gilt', 'gilt-dim', 'hair', 'link', 'border', 'focus', 'tick'] as const),
] as const;

export type PaletteRole = (typeof paletteRoles)[number];

/** A thing that is counted. */
export type CountedNoun = { readonly one: string; readonly many: string };

/** Names and pictures of a world, and how it calls what every world has. */
export type WorldNames = {
  readonly title: string;
  /** The line under the title where visitors come in; empty where nothing is said. */
  readonly tagline: string;
  /** One sentence about the world, for search engines and for cards shown elsewhere. */
  readonly description: string;
  readonly landing: {
    /** Pictures that visitors are met with, one at a time, each with the line under it. */
    readonly pictures: readonly { readonly name: string; readonly caption: string }[];
    /** The picture of a card shown elsewhere, and what is seen in it. */
    readonly card?: { readonly name: string; readonly alt: string };
    /** The picture by which a browser knows the world among its tabs. */
    readonly icon?: string;
  };
  /** Each form of address as it is chosen, and as a character is described by it. */
  readonly address: Readonly<
    Record<'Lady' | 'Gentleman' | 'Indistinct', { readonly choice: string; readonly described: string }>
  >;
  readonly actions: CountedNoun;
  readonly actionPicture: ActionPicture;
  readonly money: Money;
  /** The name of the currency that is bought with real money. */
  readonly premium: string;
  readonly members: CountedNoun;
  /** The group of each slot of equipment on the sheet: its name, and its icon while it is empty. */
  readonly slots: Readonly<Record<SlotKey, { readonly name: string; readonly image: string }>>;
  /** Colours of the page that differ from the house's, by their role: by dark and by light. */
  readonly palette: Readonly<Partial<Record<PaletteRole, { readonly dark: string; readonly light: string }>>>;
  /** Icons of what premium currency buys. */
  readonly offerImages: Readonly<Record<'refill' | 'newCards' | 'refresh' | 'outfits' | 'newName' | 'newFace', string>>;
  /** The world's price of each, in premium currency. */
  readonly offerPrices: Readonly<Record<'newName' | 'newFace', number>>;
};

/** Everything a world calls itself and its parts. Complete: what its author left out is there in plain words. */
export type WorldWords = WorldNames & { readonly texts: WorldTexts };

/** One icon; or four layers of one size, of which `sinks` goes down as actions are spent, with `rides` on top of it. */
export type ActionPicture =
  | { readonly icon: string }
  | { readonly stands: string; readonly isOut: string; readonly sinks: string; readonly rides: string };

export type Money = {
  readonly name: string;
  /** Written before the figure, in place of the name behind it. */
  readonly sign?: string;
  /** True if a level of 130 is shown as 1.30. */
  readonly isInHundredths: boolean;
  /** The quality that counts a character's money; absent in a world without. */
  readonly quality?: QualityId;
  /** A picture of kind `currencies`. */
  readonly picture?: string;
};

/** The names that any text may use in braces, by what stands in the braces. */
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

/** A text with the world's names and the numbers of the rules instead of their braces. Other braces stay. */
export function fillNames(text: string, names: WorldNames): string {
  const byWord = { ...namesByWord(names), ...numbersInTexts };
  return text.replace(/\{([a-z ]+)\}/g, (braced, word: string) => byWord[word] ?? braced);
}

/** All texts with the world's names in place of their braces. */
export function fillTexts(texts: WorldTexts, names: WorldNames): WorldTexts {
  const fill = (text: string): string => fillNames(text, names);
  const filled = Object.entries(texts).map(([section, lines]) => [
    section,
    Object.fromEntries(
      Object.entries(lines).map(([key, text]) => [key, typeof text === 'string' ? fill(text) : text.map(fill)]),
    ),
  ]);
  return Object.fromEntries(filled);
}

/** Icons of the slots of equipment. */
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

const plainSlots = Object.fromEntries(
  slots.map(({ key, name }) => [key, { name, image: slotImages[key] }]),
) as WorldNames['slots'];

/** The names of a world of which nothing is known but its title. */
export const plainNames = (title: string): WorldNames => ({
  title,
  tagline: '',
  description: `${title}: a story game, played in words.`,
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
  palette: {},
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

/** All the words of a world of which nothing is known but its title, and the names that are given. */
export const plainWords = (title: string, known: Partial<WorldNames> = {}): WorldWords => {
  const names = { ...plainNames(title), ...known };
  return { ...names, texts: fillTexts(plainTexts, names) };
};
