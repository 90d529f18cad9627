import {
  hidableCategories,
  namableCategories,
  namesByWord,
  namesOfNumbers,
  plainNames,
  plainTexts,
  type SlotKey,
  slots,
} from '@underhall/engine';
import { type Block, cut, placeIn, type Words } from '../syntax/block.ts';
import { didYouMean } from '../syntax/did-you-mean.ts';
import { actionAllowances, cardAllowances, checkAllowances } from './allowances.ts';
import type { Form, PictureKind, Reading } from './form.ts';
import { looksFacts } from './looks.ts';
import { nameOf } from './named-forms.ts';
import { checkContrast, paletteFacts } from './palette.ts';
import {
  between,
  exactly,
  link,
  listOf,
  oneOf,
  picture,
  pictureOf,
  plainWords,
  repeatable,
  wholeNumber,
} from './plain-forms.ts';
import { type FactTable, placeOf, readFacts, type WrittenBlock } from './read-facts.ts';

const names = [...Object.keys(namesByWord(plainNames(''))), ...namesOfNumbers];

/** A text whose braces may contain names of the world and `slots`. Both are filled in later. */
export const textWithPlaceholders = (slots: readonly string[]): Form<Words> => ({
  read(words, { report }) {
    const known = [...slots, ...names];
    const wrong = [...words.text.matchAll(/\{([^{}]*)\}|[{}]/g)].find(
      ([, slot]) => slot === undefined || !known.includes(slot),
    );
    if (!wrong) return words;
    const list = known.map((slot) => `{${slot}}`).join(', ');
    const message = `unknown placeholder ${wrong[0]}.${didYouMean(wrong[1] ?? '', known)} Known here: ${list}`;
    report(placeIn(words, wrong.index, wrong[0].length), message);
    return undefined;
  },
});

type PlainSection = Readonly<Record<string, string | readonly string[]>>;
type FormOf<Plain> = Plain extends string ? Form<Words> : Form<readonly Words[]>;
/** `noneLeft` is written as `none left`. */
type FactKey<Key extends string> = Key extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : ` ${Lowercase<Head>}`}${FactKey<Tail>}`
  : Key;

export const factKeyOf = <Key extends string>(key: Key): FactKey<Key> =>
  key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`) as FactKey<Key>;

/** Facts for texts. A text may use the placeholders of the default text. */
function textFacts<Plain extends PlainSection>(plain: Plain) {
  const facts = Object.entries(plain).map(([key, text]) => {
    const used = [text].flat().flatMap((line) => [...line.matchAll(/\{([a-z ]+)\}/g)].map(([, slot = '']) => slot));
    const form = textWithPlaceholders(used.filter((slot) => !names.includes(slot)));
    return [factKeyOf(key), typeof text === 'string' ? form : repeatable(form)];
  });
  return Object.fromEntries(facts) as { readonly [Key in keyof Plain & string as FactKey<Key>]: FormOf<Plain[Key]> };
}

export type CaptionedPicture = { readonly name: string; readonly words: Words };

/** A key, a space, and plain words. */
const keyAndWords = <Key extends string>(
  key: Form<Key>,
  like: string,
): Form<{ readonly name: Key; readonly words: Words }> => ({
  read(words, reading) {
    const at = words.text.indexOf(' ');
    if (at < 0) {
      reading.report(words.at, `"${words.text}" is not ${like}`);
      return undefined;
    }
    const name = key.read(cut(words, 0, at), reading);
    const caption = plainWords.read(cut(words, at), reading);
    return name === undefined || caption === undefined ? undefined : { name, words: caption };
  },
});

const pictureWith = (form: Form<string>): Form<CaptionedPicture> =>
  keyAndWords(form, 'a picture and a caption, like "boatman He has been before"');

const sheetFacts = {
  category: repeatable(keyAndWords(oneOf(...namableCategories), 'a category and its name, like "Rumour Gossip"')),
  'hidden categories': listOf(oneOf(...hidableCategories)),
};

const singularAndPlural = exactly(2, plainWords, 'a singular and a plural, like "action, actions"');
const formOfAddress = exactly(2, plainWords, 'a choice and a description, like "Lady, a lady"');
export const faces = listOf(pictureOf('cameos'));
const name: Form<Words> = { read: plainWords.read };
const uiPicture: PictureKind = 'ui';

/** `ToolOfTheTrade` is written as `tool of the trade`. */
export const factKeyOfSlot = <Key extends SlotKey>(key: Key): FactKey<Uncapitalize<Key>> =>
  factKeyOf((key.slice(0, 1).toLowerCase() + key.slice(1)) as Uncapitalize<Key>);

const slotFacts = Object.fromEntries(slots.map(({ key }) => [factKeyOfSlot(key), pictureWith(picture)])) as {
  readonly [Key in SlotKey as FactKey<Uncapitalize<Key>>]: Form<CaptionedPicture>;
};

/** Keyed by heading. */
export const wordSections = {
  Rights: { holder: name, licence: name, link },
  Landing: {
    picture: repeatable(pictureWith(pictureOf('heroes'))),
    'first visit': listOf(pictureOf('heroes')),
    card: pictureWith(pictureOf()),
    icon: pictureOf(),
    ...textFacts(plainTexts.landing),
  },
  Newcomers: {
    ...textFacts(plainTexts.newcomers),
    lady: formOfAddress,
    gentleman: formOfAddress,
    indistinct: formOfAddress,
    'lady faces': faces,
    'gentleman faces': faces,
    'indistinct faces': faces,
    'face name': repeatable(pictureWith(pictureOf('cameos'))),
  },
  Story: textFacts(plainTexts.story),
  Actions: {
    called: singularAndPlural,
    picture,
    layers: exactly(
      4,
      pictureOf(uiPicture),
      'four pictures: the base, the base at zero, the part that sinks, and the part on top of it',
    ),
    ...textFacts(plainTexts.actions),
    ...actionAllowances,
  },
  Money: {
    called: between(1, 2, plainWords, 'a name, or a singular and a plural, like "coin, coins"'),
    sign: name,
    'counted in': oneOf('whole', 'hundredths'),
    quality: nameOf('quality'),
    picture: pictureOf('currencies'),
  },
  Premium: { called: name, members: singularAndPlural, ...textFacts(plainTexts.premium) },
  Cards: { ...textFacts(plainTexts.cards), ...cardAllowances },
  Refill: { image: picture, ...textFacts(plainTexts.refill) },
  'New cards': { image: picture, ...textFacts(plainTexts.newCards) },
  Refresh: { image: picture, ...textFacts(plainTexts.refresh) },
  Outfits: { image: picture, ...textFacts(plainTexts.outfits) },
  'New name': { image: picture, price: wholeNumber(1), ...textFacts(plainTexts.newName) },
  'New face': { image: picture, price: wholeNumber(1), ...textFacts(plainTexts.newFace) },
  Store: textFacts(plainTexts.store),
  Sheet: { ...textFacts(plainTexts.sheet), ...slotFacts, ...sheetFacts, groups: listOf(name) },
  People: textFacts(plainTexts.people),
  Comforts: textFacts(plainTexts.comforts),
  Palette: paletteFacts,
  Looks: looksFacts,
  Effects: textFacts(plainTexts.effects),
  Places: textFacts(plainTexts.places),
  Market: textFacts(plainTexts.bazaar),
  Agents: textFacts(plainTexts.agents),
  Journal: textFacts(plainTexts.journal),
  Plans: textFacts(plainTexts.plans),
  Leads: textFacts(plainTexts.leads),
  'While out': textFacts(plainTexts.whileOut),
  Results: textFacts(plainTexts.results),
  Repeats: textFacts(plainTexts.repeats),
  Milestones: textFacts(plainTexts.milestones),
  Pages: textFacts(plainTexts.pages),
  Help: textFacts(plainTexts.help),
} satisfies Readonly<Record<string, FactTable>>;

type Sections = typeof wordSections;

export type WrittenWords = { readonly [Name in keyof Sections]?: WrittenBlock<Sections[Name]> };

/** Reports unknown and repeated parts, and prose in a part. */
export function readWordSections(block: Block, reading: Reading): WrittenWords {
  const tables: Record<string, WrittenBlock<FactTable>> = {};
  for (const inner of block.inner) {
    const { text: name, at } = inner.heading;
    const table = Object.hasOwn(wordSections, name) ? wordSections[name as keyof Sections] : undefined;
    const known = Object.keys(wordSections);
    if (!table)
      reading.report(
        at,
        `a pack has no part "${name}".${didYouMean(name, known) || ` Its parts: ${known.join(', ')}.`}`,
      );
    else if (tables[name]) reading.report(at, `the part "${name}" is written twice; keep one, with all its facts`);
    else tables[name] = readFacts(inner, table, reading);
    const [line] = inner.prose;
    if (line) reading.report(line.at, 'a part of the pack has no prose; write facts above the blank line');
  }
  const words = tables as WrittenWords;
  checkAllowances(words, reading);
  if (words.Palette) checkContrast(words.Palette, reading);
  if (words.Landing) checkFirstVisit(words.Landing, reading);
  if (words.Rights) checkLicenceLink(words.Rights, reading);
  return words;
}

/** Reports a picture for first visits that is not among the pictures of the landing, where its caption is written. */
function checkFirstVisit({ block, facts }: WrittenBlock<Sections['Landing']>, { report }: Reading): void {
  const names = facts.picture?.map(({ name }) => name) ?? [];
  for (const name of facts['first visit'] ?? []) {
    if (names.includes(name)) continue;
    const hint = didYouMean(name, names) || ' Add a "picture" line for it.';
    report(block.heading.at, `"first visit" names "${name}", which is not a picture of the landing.${hint}`);
  }
}

/** Reports an address of a licence that has no name, because no page would show it. */
function checkLicenceLink({ block, facts }: WrittenBlock<Sections['Rights']>, { report }: Reading): void {
  if (facts.link !== undefined && facts.licence === undefined)
    report(placeOf(block, 'link'), '"link" is the address of a licence, and there is no "licence"; write its name');
}
