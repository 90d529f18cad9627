import { maxOutfitNameLength } from '@underhall/contract/limits';
import { placeIn, type Words } from '../syntax/block.ts';
import { didYouMean } from '../syntax/did-you-mean.ts';
import { splitList } from '../syntax/split-list.ts';
import type { Form, PictureKind } from './form.ts';

/** Words on one line without substitutions. */
export const plainWords: Form<Words> = {
  read(words, { report }) {
    const brace = words.text.search(/[{}]/);
    if (brace < 0) return words;
    report(placeIn(words, brace), 'this text takes no substitutions; delete the brace');
    return undefined;
  },
};

export const yesOrNo: Form<boolean> = {
  read({ text, at }, { report }) {
    if (text === 'yes' || text === 'no') return text === 'yes';
    report(at, `"${text}" is neither "yes" nor "no"`);
    return undefined;
  },
};

export const wholeNumber = (least: number): Form<number> => ({
  read({ text, at }, { report }) {
    const number = Number(text);
    if (/^-?\d{1,9}$/.test(text) && number >= least) return number;
    report(at, `"${text}" is not a whole number${least <= -1_000_000 ? '' : ` from ${least} up`}`);
    return undefined;
  },
});

export const wholeNumberBetween = (least: number, most: number): Form<number> => ({
  read({ text, at }, { report }) {
    const number = Number(text);
    if (/^\d{1,9}$/.test(text) && number >= least && number <= most) return number;
    report(at, `"${text}" is not a whole number from ${least} to ${most}`);
    return undefined;
  },
});

/** A picture name. A picture must exist in each of these kinds. */
export const pictureOf = (...kinds: readonly PictureKind[]): Form<string> => ({
  read({ text, at }, { report, mentionPicture }) {
    if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)) {
      for (const kind of kinds) mentionPicture({ kind, name: text, at });
      return text;
    }
    report(at, `"${text}" is not the name of a picture: small letters and hyphens, like "chandlery-hatch"`);
    return undefined;
  },
});

export const picture = pictureOf('icons');

export const scenePicture = pictureOf('scenes');

/** `none` removes the previous picture. */
export const pictureOrNone = (kind: PictureKind): Form<string> => ({
  read: (words, reading) => (words.text === 'none' ? 'none' : pictureOf(kind).read(words, reading)),
});

/** Has the same length limit as names by players. */
export const outfitName: Form<Words> = {
  read(words, reading) {
    const length = [...words.text].length;
    if (length <= maxOutfitNameLength) return plainWords.read(words, reading);
    reading.report(words.at, `the name of an outfit has at most ${maxOutfitNameLength} characters; this has ${length}`);
    return undefined;
  },
};

export const oneOf = <Word extends string>(...words: readonly Word[]): Form<Word> => ({
  read({ text, at }, { report }) {
    const found = words.find((word) => word === text);
    if (found === undefined) report(at, `"${text}" is not one of: ${words.join(', ')}.${didYouMean(text, words)}`);
    return found;
  },
});

/** Separated by commas. Invalid values are reported and left out. */
export const listOf = <Value>(form: Form<Value>): Form<readonly Value[]> => ({
  read(words, reading) {
    const values = splitList(words).map((part) => {
      if (part.text !== '') return form.read(part, reading);
      reading.report(
        words.at,
        'an entry is missing between two commas or after the last one; add it, or delete the comma',
      );
      return undefined;
    });
    // Returns the same array if possible, because a filtered array keeps spare capacity.
    return values.every(isRead) ? values : values.filter(isRead);
  },
});

const isRead = <Value>(value: Value | undefined): value is Value => value !== undefined;

/** A fixed number of values, separated by commas. */
export const exactly = <Value>(count: number, form: Form<Value>, like: string): Form<readonly Value[]> =>
  between(count, count, form, like);

export const between = <Value>(min: number, max: number, form: Form<Value>, like: string): Form<readonly Value[]> => ({
  read(words, reading) {
    const values = listOf(form).read(words, reading);
    if (values && values.length >= min && values.length <= max) return values;
    reading.report(words.at, `"${words.text}" is not ${like}`);
    return undefined;
  },
});

/** A price in actions: `1 action`, `3 actions`. */
export const actions: Form<number> = {
  read({ text, at }, { report }) {
    const [, count] = /^(\d{1,3}) actions?$/.exec(text) ?? [];
    if (count !== undefined) return Number(count);
    const isAmount = /^\D.* \d+$/.test(text);
    const hint = isAmount ? `; to take something from the player, write "pay: ${text}"` : '';
    report(at, `"${text}" is not a number of actions, like "1 action" or "0 actions"${hint}`);
    return undefined;
  },
};

/** A level and its name: `5 Held with String`. */
export const stage: Form<{ readonly from: number; readonly text: string }> = {
  read({ text, at }, { report }) {
    const [, from, name] = /^(\d{1,9}) (.+)$/.exec(text) ?? [];
    if (name !== undefined) return { from: Number(from), text: name };
    report(at, `"${text}" is not a level and a text, like "5 Held with String"`);
    return undefined;
  },
};

export const repeatable = <Value>(form: Form<Value>): Form<readonly Value[]> => ({
  isRepeatable: true,
  read(words, reading) {
    const value = form.read(words, reading);
    return value === undefined ? [] : [value];
  },
});

/** A page of the game, or an external HTTPS URL without user information, which could disguise the host. */
export const link: Form<string> = {
  read({ text, at }, { report }) {
    if (isPage(text) || isElsewhere(text)) return text;
    report(
      at,
      `"${text}" is not a link; write a page of the game like "/bazaar", or an address that begins with "https://"`,
    );
    return undefined;
  },
};

const isPage = (text: string): boolean => /^\/(?!\/)[\w./?#=&%-]*$/.test(text);

function isElsewhere(text: string): boolean {
  if (!/^https:\/\/[^\s\\@]+$/.test(text) || !URL.canParse(text)) return false;
  return new URL(text).hostname.includes('.');
}

/** An access code as it stands in its link. */
export const accessCode: Form<string> = {
  read({ text, at }, { report }) {
    if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)) return text;
    report(at, `"${text}" is not an access code: small letters, digits and hyphens, like "first-night"`);
    return undefined;
  },
};
