import { parseAmount } from '../syntax/amount.ts';
import type { Span } from '../syntax/block.ts';
import { type ChallengeKind, parseChallenge } from '../syntax/challenge.ts';
import { parseRequirement } from '../syntax/requirement.ts';
import type { Form, Named, NamedKind, Reading } from './form.ts';
import { listOf } from './plain-forms.ts';

export type WrittenRequirement = {
  readonly quality: Named;
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly at: Span;
};

export type WrittenAmount = { readonly quality: Named; readonly count: number; readonly at: Span };

export type WrittenChallenge = {
  readonly quality: Named;
  readonly difficulty: number;
  readonly kind?: ChallengeKind;
  readonly at: Span;
};

/** Another thing's name. Whether there is such a thing is a check's business. */
export const nameOf = (kind: NamedKind): Form<Named> => ({
  read: ({ text, at }, reading) => mention(reading, { kind, name: text, at }),
});

/** Areas, or the word that stands for all of them. */
export const places: Form<'anywhere' | readonly Named[]> = {
  read: (words, reading) => (words.text === 'anywhere' ? 'anywhere' : listOf(nameOf('area')).read(words, reading)),
};

function mention(reading: Reading, named: Named): Named {
  reading.mention(named);
  return named;
}

export const requirement: Form<WrittenRequirement> = {
  read({ text, at }, reading) {
    const form = parseRequirement(text);
    if (!form) {
      reading.report(at, `"${text}" is not a requirement: "X 5+", "X under 3", "X 2 to 4", "X exactly 2" or "no X"`);
      return undefined;
    }
    const { name, ...range } = form;
    return { quality: mentionQuality(reading, text, name, at), ...range, at };
  },
};

/** An amount of at least `least`. */
export const amountFrom = (least: number): Form<WrittenAmount> => ({
  read({ text, at }, reading) {
    const form = parseAmount(text);
    if (!form || form.count < least) {
      const bound = least === Number.NEGATIVE_INFINITY ? '' : ` from ${least} up`;
      reading.report(at, `"${text}" is not an amount: a name and a whole number${bound}, like "Echoes 30"`);
      return undefined;
    }
    return { quality: mentionQuality(reading, text, form.name, at), count: form.count, at };
  },
});

export const challenge: Form<WrittenChallenge> = {
  read({ text, at }, reading) {
    const form = parseChallenge(text);
    if (!form) {
      reading.report(at, `"${text}" is not a challenge, like "Watchful 4" or "Watchful 4 narrow"`);
      return undefined;
    }
    const { name, ...rest } = form;
    return { quality: mentionQuality(reading, text, name, at), ...rest, at };
  },
};

function mentionQuality(reading: Reading, written: string, name: string, at: Span): Named {
  const column = at.column + written.indexOf(name);
  return mention(reading, { kind: 'quality', name, at: { ...at, column, length: name.length } });
}
