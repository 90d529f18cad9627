import {
  fillNames,
  fillTexts,
  paletteRoles,
  plainNames,
  plainTexts,
  rightsOf,
  slots,
  type Textures,
  typefaceRoles,
  type WorldNames,
  type WorldTexts,
  type WorldWords,
} from '@underhall/engine';
import type { WrittenPack } from '../meaning/pack.ts';
import { factKeyOfRole } from '../meaning/palette.ts';
import { factKeyOf, factKeyOfSlot, type WrittenWords, type wordSections } from '../meaning/world-words.ts';
import type { Words } from '../syntax/block.ts';
import { curlQuotes } from '../syntax/typography.ts';
import type { Lookup } from './look-up.ts';

/** Uses the default texts where the pack writes none. */
export function compileWords(
  { block, facts, words }: WrittenPack,
  find: Lookup,
  hiddenParts: WorldNames['hiddenParts'],
): WorldWords {
  const plain = plainNames(curlQuotes(block.heading.text));
  const names = {
    ...plain,
    rights: rightsFor(plain.title, words),
    hiddenParts,
    landing: landingOf(words),
    address: addressOf(words, plain),
    ...actionsOf(words, plain),
    money: moneyOf(words, plain, find),
    ...(words.Premium?.facts.called && { premium: curled(words.Premium.facts.called) }),
    members: countedOf(words.Premium?.facts.members) ?? plain.members,
    slots: slotsOf(words, plain),
    groups: words.Sheet?.facts.groups?.map(curled) ?? plain.groups,
    categoryNames: categoryNamesOf(words),
    hiddenCategories: words.Sheet?.facts['hidden categories'] ?? plain.hiddenCategories,
    palette: paletteOf(words),
    looks: { ...looksOf(words), ...(!facts.faces?.length && { isFaceless: true }) },
    offerImages: {
      refill: words.Refill?.facts.image ?? plain.offerImages.refill,
      newCards: words['New cards']?.facts.image ?? plain.offerImages.newCards,
      refresh: words.Refresh?.facts.image ?? plain.offerImages.refresh,
      outfits: words.Outfits?.facts.image ?? plain.offerImages.outfits,
      newName: words['New name']?.facts.image ?? plain.offerImages.newName,
      newFace: words['New face']?.facts.image ?? plain.offerImages.newFace,
    },
    offerPrices: {
      newName: words['New name']?.facts.price ?? plain.offerPrices.newName,
      newFace: words['New face']?.facts.price ?? plain.offerPrices.newFace,
    },
  };
  const fill = ({ text }: Words): string => fillNames(curlQuotes(text), names, find.numbers);
  return {
    ...names,
    ...(facts.tagline && { tagline: fill(facts.tagline) }),
    ...(facts.description && { description: fill(facts.description) }),
    texts: fillTexts(textsOf(words), names, find.numbers),
  };
}

const curled = ({ text }: Words): string => curlQuotes(text);

function rightsFor(title: string, { Rights }: WrittenWords): WorldNames['rights'] {
  const { holder, licence, link } = Rights?.facts ?? {};
  return rightsOf(title, {
    ...(holder && { holder: curled(holder) }),
    ...(licence && { licence: { name: curled(licence), ...(link !== undefined && { link }) } }),
  });
}

function landingOf({ Landing }: WrittenWords): WorldNames['landing'] {
  const { picture = [], 'first visit': firstVisit, card, icon } = Landing?.facts ?? {};
  return {
    pictures: picture.map(({ name, words }) => ({ name, caption: curled(words) })),
    ...(firstVisit && { firstVisit }),
    ...(card && { card: { name: card.name, alt: curled(card.words) } }),
    ...(icon !== undefined && { icon }),
  };
}

const countedOf = ([one, many]: readonly Words[] = []): WorldNames['actions'] | undefined =>
  one && many && { one: curled(one), many: curled(many) };

function addressOf({ Newcomers }: WrittenWords, { address: plain }: WorldNames): WorldNames['address'] {
  const { lady, gentleman, indistinct } = Newcomers?.facts ?? {};
  const pair = ([choice, described]: readonly Words[] = []) =>
    choice && described && { choice: curled(choice), described: curled(described) };
  return {
    Lady: pair(lady) ?? plain.Lady,
    Gentleman: pair(gentleman) ?? plain.Gentleman,
    Indistinct: pair(indistinct) ?? plain.Indistinct,
  };
}

function actionsOf({ Actions }: WrittenWords, plain: WorldNames): Pick<WorldNames, 'actions' | 'actionPicture'> {
  const { called, picture, layers: [stands, isOut, sinks, rides] = [] } = Actions?.facts ?? {};
  const layered = stands && isOut && sinks && rides ? { stands, isOut, sinks, rides } : undefined;
  return {
    actions: countedOf(called) ?? plain.actions,
    actionPicture: layered ?? (picture === undefined ? plain.actionPicture : { icon: picture }),
  };
}

function moneyOf({ Money }: WrittenWords, { money: plain }: WorldNames, find: Lookup): WorldNames['money'] {
  const { called = [], sign, quality, picture, 'counted in': unit } = Money?.facts ?? {};
  const [name, ...singular] = called.map(curled).reverse();
  return {
    name: name ?? plain.name,
    ...(singular[0] !== undefined && { one: singular[0] }),
    ...(sign && { sign: curled(sign) }),
    isInHundredths: unit === 'hundredths',
    ...(quality && { quality: find.idFor(quality) }),
    ...(picture !== undefined && { picture }),
  };
}

const paletteOf = ({ Palette }: WrittenWords): WorldNames['palette'] =>
  Object.fromEntries(
    paletteRoles.flatMap((role) => {
      const shades = Palette?.facts[factKeyOfRole(role)];
      return shades ? [[role, shades]] : [];
    }),
  );

function looksOf({ Looks }: WrittenWords): WorldNames['looks'] {
  const typefaces = typefaceRoles.flatMap((role) => {
    const named = Looks?.facts[role];
    return named ? [[role, named]] : [];
  });
  const {
    frame,
    'page texture': page,
    'panel texture': panel,
    'card backs': backs,
    seal,
    flames,
    theme,
  } = Looks?.facts ?? {};
  const [deck, full, endless, none] = backs ?? [];
  return {
    typefaces: Object.fromEntries(typefaces),
    ...(frame !== undefined && { frame }),
    ...(page && { pageTexture: texturesOf(page) }),
    ...(panel && { panelTexture: texturesOf(panel) }),
    ...(deck && full && endless && none && { cardBacks: { deck, full, endless, none } }),
    ...(seal !== undefined && { seal }),
    ...(theme === 'light' && { theme }),
    hasFlames: flames ?? false,
  };
}

const texturesOf = ([dark, light]: readonly string[]): Textures => ({
  ...(dark !== undefined && dark !== 'none' && { dark }),
  ...(light !== undefined && light !== 'none' && { light }),
});

function slotsOf({ Sheet }: WrittenWords, { slots: plain }: WorldNames): WorldNames['slots'] {
  const named = slots.map(({ key }) => {
    const own = Sheet?.facts[factKeyOfSlot(key)];
    return [key, own ? { name: curled(own.words), image: own.name } : plain[key]];
  });
  return Object.fromEntries(named);
}

const categoryNamesOf = ({ Sheet }: WrittenWords): WorldNames['categoryNames'] =>
  Object.fromEntries(Sheet?.facts.category?.map(({ name, words }) => [name, curled(words)]) ?? []);

const partOf = {
  landing: 'Landing',
  newcomers: 'Newcomers',
  story: 'Story',
  actions: 'Actions',
  cards: 'Cards',
  premium: 'Premium',
  refill: 'Refill',
  newCards: 'New cards',
  refresh: 'Refresh',
  outfits: 'Outfits',
  newName: 'New name',
  newFace: 'New face',
  store: 'Store',
  sheet: 'Sheet',
  people: 'People',
  comforts: 'Comforts',
  effects: 'Effects',
  places: 'Places',
  bazaar: 'Market',
  agents: 'Agents',
  journal: 'Journal',
  plans: 'Plans',
  leads: 'Leads',
  whileOut: 'While out',
  results: 'Results',
  repeats: 'Repeats',
  milestones: 'Milestones',
  pages: 'Pages',
  help: 'Help',
} as const satisfies Readonly<Record<keyof WorldTexts, keyof typeof wordSections>>;

/** Leaves the names of the world in braces. */
function textsOf(words: WrittenWords): WorldTexts {
  const sections = Object.entries(plainTexts).map(([section, plain]) => {
    const written: Readonly<Record<string, unknown>> = words[partOf[section as keyof WorldTexts]]?.facts ?? {};
    const texts = Object.entries(plain).map(([key, text]) => {
      const own = written[factKeyOf(key)] as Words | readonly Words[] | undefined;
      return [key, own === undefined ? text : isList(own) ? own.map(curled) : curled(own)];
    });
    return [section, Object.fromEntries(texts)];
  });
  return Object.fromEntries(sections);
}

const isList = (words: Words | readonly Words[]): words is readonly Words[] => Array.isArray(words);
