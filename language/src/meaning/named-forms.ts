import type { ChallengeKind } from '@underhall/engine';
import { parseAmount, parseChallenge, parseChange } from '../syntax/amount.ts';
import { cut, isProblem, type Span, type Words } from '../syntax/block.ts';
import { type Form, type Mention, type MentionKind, mention, type Reading } from './form.ts';
import { listOf } from './plain-forms.ts';
import { constantOf, mentionFormula, type WrittenFormula } from './requirement.ts';

export type WrittenAmount = { readonly quality: Mention; readonly count: number; readonly at: Span };

/** The amount to add, or the level to set. */
export type WrittenChange = { readonly quality: Mention; readonly amount: WrittenFormula; readonly at: Span };

export type WrittenChallenge = {
  readonly quality: Mention;
  readonly difficulty: number;
  readonly kind?: ChallengeKind;
  readonly at: Span;
};

/** A check reports unknown names. */
export const nameOf = (kind: MentionKind): Form<Mention> => ({
  read: (words, reading) => mention(kind, words, reading),
});

export const places: Form<'anywhere' | readonly Mention[]> = {
  read: (words, reading) => (words.text === 'anywhere' ? 'anywhere' : listOf(nameOf('area')).read(words, reading)),
};

export const areaOrNowhere: Form<'nowhere' | Mention> = {
  read: (words, reading) => (words.text === 'nowhere' ? 'nowhere' : nameOf('area').read(words, reading)),
};

export const amountFrom = (least: number): Form<WrittenAmount> => ({
  read(words, reading) {
    const form = parseAmount(words.text);
    if (!form || form.count < least) {
      const bound = least === Number.NEGATIVE_INFINITY ? '' : ` from ${least} up`;
      const message = `"${words.text}" is not an amount: a name and a whole number${bound}, like "Some Thing 30"${nearly(words.text, least)}`;
      reading.report(words.at, message);
      return undefined;
    }
    return { quality: leading(words, form.name, reading), count: form.count, at: words.at };
  },
});

export const changeFrom = (least: number): Form<WrittenChange> => ({
  read(words, reading) {
    const form = parseChange(words);
    const count = form && !isProblem(form) ? constantOf(form.amount) : undefined;
    if (!form || (count !== undefined && count < least)) {
      const message = `"${words.text}" is not an amount: a name and a whole number from ${least} up, like "Some Thing 30", or a formula in round brackets, like "Some Thing (10 + 2d6)"${nearly(words.text, least)}`;
      reading.report(words.at, message);
      return undefined;
    }
    if (isProblem(form)) {
      reading.report(form.at, form.message);
      return undefined;
    }
    const quality = mention('quality', form.quality, reading);
    return { quality, amount: mentionFormula(form.amount, reading), at: words.at };
  },
});

/** Suggests the amount that the author probably meant. */
function nearly(text: string, least: number): string {
  const [, count, behind] = /^(\d{1,9}) (.+)$/.exec(text) ?? [];
  if (behind !== undefined) return `. Did you mean "${behind} ${count}"?`;
  const [, name, sign, number] = /^(.+) ([-+])(\d{1,9})$/.exec(text) ?? [];
  if (name !== undefined && sign === '+') return `. Did you mean "${name} ${number}"?`;
  if (name !== undefined && least > 0) return `. Write a loss as "lose: ${name} ${number}"`;
  const [, worked, formula] = /^([^()]*[^()\d ]) (\d[^()]* [-+*/] [^()]*)$/.exec(text) ?? [];
  return worked === undefined ? '' : `. Did you mean "${worked} (${formula})"?`;
}

export const challenge: Form<WrittenChallenge> = {
  read(words, reading) {
    const form = parseChallenge(words.text);
    if (!form) {
      reading.report(words.at, `"${words.text}" is not a challenge, like "Watchful 4" or "Watchful 4 narrow"`);
      return undefined;
    }
    const { name, ...rest } = form;
    return { quality: leading(words, name, reading), ...rest, at: words.at };
  },
};

const leading = (words: Words, name: string, reading: Reading): Mention =>
  mention('quality', cut(words, 0, name.length), reading);
