import type { AreaTexts } from './area-texts.ts';

type CountedNoun = { readonly one: string; readonly many: string };
/** Of the dark and the light theme. Undefined without one. */
type Textures = { readonly dark?: string; readonly light?: string };

type Text<Key extends string> = Readonly<Record<Key, string>>;

/** Which pictures exist, and under which hash of their content they may be cached for ever. */
export type WorldPictures = {
  /** Hash of all pictures of a kind that belong to the program, keyed by kind. */
  readonly sets: Readonly<Record<string, string>>;
  /** Hash of each picture of the world's own, keyed by kind and name. */
  readonly own: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** For banners, keyed by kind and name: how far down their subject is, in percent. */
  readonly focus: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

/**
 * Names, images and texts of the game's world. `fillPage` embeds these texts in the HTML for the first render. The
 * client fills in placeholders such as `{have}`.
 */
export type WorldWords = {
  /** Changes with the world and its pictures. */
  readonly version?: string;
  readonly title: string;
  readonly tagline: string;
  readonly description: string;
  /** A sentence about who owns the words and pictures, and under which licence. The name of the licence stands in its middle. */
  readonly rights: {
    readonly before: string;
    readonly licence?: { readonly name: string; readonly link?: string };
    readonly after: string;
  };
  /** Parts of the page that this world has no use for. */
  readonly hiddenParts: readonly ('Agents' | 'EchoBazaar' | 'Fate' | 'Menaces' | 'Typefaces')[];
  readonly landing: {
    readonly pictures: readonly { readonly name: string; readonly caption: string }[];
    /** Names of the pictures for visitors who have never signed in. Without it, they see any picture. */
    readonly firstVisit?: readonly string[];
    readonly card?: { readonly name: string; readonly alt: string };
    readonly icon?: string;
  };
  readonly address: Readonly<Record<'Lady' | 'Gentleman' | 'Indistinct', { readonly choice: string }>>;
  readonly actions: CountedNoun;
  /**
   * One icon, or four layers of equal size. `sinks` moves down as actions are spent, and `rides` is drawn on top of it.
   */
  readonly actionPicture:
    | { readonly icon: string }
    | { readonly stands: string; readonly isOut: string; readonly sinks: string; readonly rides: string };
  readonly money: {
    readonly name: string;
    readonly one?: string;
    readonly sign?: string;
    readonly isInHundredths: boolean;
    readonly quality?: number;
    readonly picture?: string;
  };
  readonly premium: string;
  /** Keyed by the category of what is worn there. */
  readonly slots: Readonly<Record<string, { readonly name: string }>>;
  /** Colours that differ from the default theme, keyed by role, for dark and light. */
  readonly palette: Readonly<Record<string, { readonly dark: string; readonly light: string }>>;
  readonly looks: {
    /** Families by role, preferred ones first. The page has system typefaces for the others. */
    readonly typefaces: Readonly<
      Partial<Record<'titles' | 'text' | 'italics' | 'names' | 'figures', readonly string[]>>
    >;
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
  /** The server adds these. */
  readonly pictures?: WorldPictures;
  readonly texts: AreaTexts & {
    readonly landing: Text<'about' | 'choosing' | 'marked' | 'markedLine'>;
    readonly newcomers: Text<'welcome' | 'welcomeLine' | 'face' | 'waitingFaces' | 'checkingName'>;
    readonly actions: Text<'waiting' | 'isOut' | 'noneLeft' | 'whileOut' | 'tooFew' | 'howToSpend' | 'howToWait'>;
    readonly cards: Text<'waiting' | 'noneLeft' | 'filled' | 'noLodging' | 'noneHere' | 'notDrawnHere'>;
    readonly premium: Text<'waiting' | 'buying' | 'whereFrom'>;
    readonly refill: Text<'title' | 'doneTitle' | 'about' | 'tooDear'>;
    readonly refresh: Text<'title' | 'doneTitle' | 'waiting'>;
    readonly outfits: Text<
      ('membersOnly' | 'enhancedOnly') | ('standard' | 'purchased' | 'givenInGame' | 'ofMembers' | 'ofEnhanced')
    >;
    readonly newName: Text<'title' | 'doneTitle' | 'about' | 'tooDear'>;
    readonly newFace: Text<'title' | 'doneTitle' | 'about' | 'tooDear' | 'free' | 'confirm'>;
    readonly store: Text<
      | ('tab' | 'balance' | 'about' | 'nothingHere' | 'membership' | 'enhancedMembership' | 'membershipAbout')
      | ('membersHave' | 'youHave' | 'enhancedHave' | 'ofSeason' | 'replays')
    > &
      Readonly<Record<'memberPerks' | 'enhancedPerks', readonly string[]>>;
    readonly places: Text<
      | 'lockedPlace'
      | 'closedPlace'
      | 'notYet'
      | 'inSight'
      | 'waitingMap'
      | 'waitingGate'
      | 'offMap'
      | 'offMapLine'
      | 'openMap'
    >;
    readonly bazaar: Text<'tab' | 'closedTitle' | 'sellTitle' | 'sellAbout' | 'nothingToSell' | 'emptyShop'>;
    readonly results: Text<'more'>;
    readonly milestones: Text<'openNow'>;
    readonly repeats: Text<'howOften' | 'once' | 'times' | 'atMost' | 'each'>;
    readonly pages: Text<
      | 'loading'
      | 'moment'
      | 'nothingHere'
      | 'wayBack'
      | 'fault'
      | 'crash'
      | 'notStarted'
      | 'startAgain'
      | 'notOpenYet'
      | 'maintenance'
      | 'codeTaken'
      | 'codeRefused'
    >;
  };
};

/** Id of the page element that contains these texts as JSON. */
export const wordsElement = 'world-words';

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (plain: string): string => plain.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);

const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

export type PageAbout = {
  /** Defaults to the world's title. */
  readonly name?: string;
  /** Defaults to the description of the world. */
  readonly description?: string;
  /** Absolute URL. Absent if no public URL is configured. */
  readonly address?: string;
  /** Whether search engines may index the page. True only for pages that are the same for everyone. */
  readonly isListed: boolean;
};

/** Address of a picture of the page itself, without the end of the file's name. */
function pageArt({ pictures }: WorldWords, name: string): string {
  const hash = pictures?.own.ui?.[name] ?? pictures?.sets.ui;
  return ['/images', hash, 'ui', name].filter((step) => step !== undefined).join('/');
}

/** True for a picture of the world's own, which is never sent as a drawing. */
const isOwnArt = ({ pictures }: WorldWords, name: string): boolean => pictures?.own.ui?.[name] !== undefined;

/** Pictures that the first view shows in the theme that the world prefers. */
const firstPictures = (words: WorldWords): readonly string[] => {
  const { frame, pageTexture, panelTexture, theme = 'dark' } = words.looks;
  const textures = [pageTexture?.[theme], panelTexture?.[theme]].flatMap((name) =>
    name ? [`${pageArt(words, name)}-384.avif`] : [],
  );
  if (frame === undefined) return textures;
  return [`${pageArt(words, frame)}${isOwnArt(words, frame) ? '-144.avif' : '.svg'}`, ...textures];
};

const part = /[ \t]*<!--([a-z-]+)-->\n?(.*?)[ \t]*<!--\/\1-->\n?/gs;

/** Name of the optional part of the page that preloads a typeface. `Alegreya SC` has the part `font-alegreya-sc`. */
const fontPart = (family: string): string => `font-${family.toLowerCase().replaceAll(' ', '-')}`;

/** The first view sets its title and its text. */
const fontsOfFirstView = ({ looks: { typefaces } }: WorldWords): Readonly<Record<string, boolean>> =>
  Object.fromEntries([typefaces.titles, typefaces.text].map((families) => [fontPart(families?.[0] ?? ''), true]));

/**
 * Fills the placeholders of the page (`{{title}}`, `{{page}}`, `{{tagline}}`, `{{about}}`, `{{description}}`,
 * `{{address}}`, `{{card}}`, `{{card alt}}`, `{{icon}}`, `{{looks}}`, `{{words}}`). Removes the optional parts between
 * comments that do not apply: `card`, `icon`, `icon-drawing`, `initial` (replaces a missing icon), `address`, `unlisted`.
 * Each typeface has a part too (`font-alegreya`).
 */
export function fillPage(page: string, words: WorldWords, about: PageAbout = { isListed: true }): string {
  const { title, tagline, landing, texts } = words;
  const { name, description = words.description, address, isListed } = about;
  const filled: Readonly<Record<string, string>> = {
    title: escaped(title),
    page: escaped(name ?? title),
    'page title': escaped(name === undefined ? title : `${name} · ${title}`),
    tagline: escaped(tagline),
    about: escaped(texts.landing.about),
    description: escaped(description),
    address: escaped(address ?? ''),
    card: escaped(landing.card ? `${pageArt(words, landing.card.name)}-1200.jpg` : ''),
    'card alt': escaped(landing.card?.alt ?? ''),
    icon: escaped(landing.icon ? pageArt(words, landing.icon) : ''),
    looks: escaped(firstPictures(words).join(' ')),
    words: inScript(words),
  };
  const shown: Readonly<Record<string, boolean>> = {
    card: landing.card !== undefined,
    icon: landing.icon !== undefined,
    'icon-drawing': landing.icon !== undefined && !isOwnArt(words, landing.icon),
    initial: landing.icon === undefined,
    address: address !== undefined,
    unlisted: !isListed,
    ...fontsOfFirstView(words),
  };
  return page
    .replace(part, (_, of: string, inner: string) => (shown[of] ? inner : ''))
    .replace(/\{\{([a-z ]+)\}\}/g, (blank, of: string) => filled[of] ?? blank);
}
