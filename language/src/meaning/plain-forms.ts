import { maxOutfitNameLength } from '@underhall/contract/limits';
import { placeIn, type Words } from '../syntax/block.ts';
import { didYouMean } from '../syntax/did-you-mean.ts';
import { splitList } from '../syntax/split-list.ts';
import type { Form, PictureKind } from './form.ts';

/** Words on one line, told as they stand: no brace means anything in them. */
export const plainWords: Form<Words> = {
  read(words, { report }) {
    const brace = words.text.search(/[{}]/);
    if (brace < 0) return words;
    report(placeIn(words, brace), 'these words are told as they stand; a brace means nothing here');
    return undefined;
  },
};

export const yesOrNo: Form<boolean> = {
  read({ text: said, at }, { report }) {
    if (said === 'yes' || said === 'no') return said === 'yes';
    report(at, `"${said}" is neither "yes" nor "no"`);
    return undefined;
  },
};

/** A whole number from `least` up. */
export const wholeNumber = (least: number): Form<number> => ({
  read({ text: said, at }, { report }) {
    const number = Number(said);
    if (/^-?\d{1,9}$/.test(said) && number >= least) return number;
    report(at, `"${said}" is not a whole number${least <= -1_000_000 ? '' : ` from ${least} up`}`);
    return undefined;
  },
});

/** The name of a picture, which there is of each of these kinds. */
export const pictureOf = (...kinds: readonly PictureKind[]): Form<string> => ({
  read({ text: said, at }, { report, show }) {
    if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(said)) {
      for (const kind of kinds) show({ kind, name: said, at });
      return said;
    }
    report(at, `"${said}" is not the name of a picture: small letters and hyphens, like "chandlery-hatch"`);
    return undefined;
  },
});

/** The name of an icon, which is what nearly everything is known by. */
export const picture = pictureOf('icons');

/** The name of a scene, which is shown large while a story is told. */
export const scenePicture = pictureOf('scenes');

/** The name of a picture of that kind, or the word that takes away the one before. */
export const pictureOrNone = (kind: PictureKind): Form<string> => ({
  read: (words, reading) => (words.text === 'none' ? 'none' : pictureOf(kind).read(words, reading)),
});

/** The name of an outfit: plain words, as short as players have to keep them. */
export const outfitName: Form<Words> = {
  read(words, reading) {
    const length = [...words.text].length;
    if (length <= maxOutfitNameLength) return plainWords.read(words, reading);
    reading.report(words.at, `the name of an outfit has at most ${maxOutfitNameLength} letters; this has ${length}`);
    return undefined;
  },
};

/** One of some fixed words. */
export const oneOf = <Word extends string>(...words: readonly Word[]): Form<Word> => ({
  read({ text: said, at }, { report }) {
    const found = words.find((word) => word === said);
    if (found === undefined) report(at, `"${said}" is none of: ${words.join(', ')}.${didYouMean(said, words)}`);
    return found;
  },
});

/** Values of one form, parted by commas. Unreadable ones are reported and left out. */
export const listOf = <Value>(form: Form<Value>): Form<readonly Value[]> => ({
  read(words, reading) {
    const values = splitList(words).map((part) => {
      if (part.text !== '') return form.read(part, reading);
      reading.report(words.at, 'nothing stands between two commas, or after the last');
      return undefined;
    });
    // A list that something is taken out of holds more room than one that is read whole, as nearly all are.
    return values.every(isRead) ? values : values.filter(isRead);
  },
});

const isRead = <Value>(value: Value | undefined): value is Value => value !== undefined;

/** The price in actions: `1 action`, `3 actions`. */
export const actions: Form<number> = {
  read({ text: said, at }, { report }) {
    const [, count] = /^(\d{1,3}) actions?$/.exec(said) ?? [];
    if (count !== undefined) return Number(count);
    report(at, `"${said}" is not a number of actions, like "1 action" or "0 actions"`);
    return undefined;
  },
};

/** A level and what it is called: `5 Held with String`. */
export const stage: Form<{ readonly from: number; readonly text: string }> = {
  read({ text: said, at }, { report }) {
    const [, from, name] = /^(\d{1,9}) (.+)$/.exec(said) ?? [];
    if (name !== undefined) return { from: Number(from), text: name };
    report(at, `"${said}" is not a level and a text, like "5 Held with String"`);
    return undefined;
  },
};

/** A fact that may be repeated, each time with one value. */
export const many = <Value>(form: Form<Value>): Form<readonly Value[]> => ({
  many: true,
  read(words, reading) {
    const value = form.read(words, reading);
    return value === undefined ? [] : [value];
  },
});

/** A page of the game, or an address elsewhere that is sure to be the one it says: over TLS, with no name or password in it. */
export const link: Form<string> = {
  read({ text: said, at }, { report }) {
    if (isPage(said) || isElsewhere(said)) return said;
    report(
      at,
      `"${said}" leads nowhere: a page of the game is written like "/bazaar", one elsewhere begins with "https://"`,
    );
    return undefined;
  },
};

const isPage = (said: string): boolean => /^\/(?!\/)[\w./?#=&%-]*$/.test(said);

function isElsewhere(said: string): boolean {
  if (!/^https:\/\/[^\s\\@]+$/.test(said) || !URL.canParse(said)) return false;
  return new URL(said).hostname.includes('.');
}

/** The name of an access code, as it stands in its link. */
export const accessCode: Form<string> = {
  read({ text: said, at }, { report }) {
    if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(said)) return said;
    report(at, `"${said}" is not an access code: small letters, digits and hyphens, like "first-night"`);
    return undefined;
  },
};
