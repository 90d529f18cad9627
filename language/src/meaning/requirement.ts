import { isProblem, type Span, type Words } from '../syntax/block.ts';
import type { FormulaForm } from '../syntax/formula.ts';
import { type LevelForm, parseRequirement, type RequirementForm } from '../syntax/requirement.ts';
import { type Form, type Mention, mention, type Reading } from './form.ts';

export type WrittenFormula = FormulaForm<Mention>;

export function mentionFormula(form: FormulaForm, reading: Reading): WrittenFormula {
  switch (form.kind) {
    case 'number':
    case 'dice':
      return form;
    case 'level':
      return { ...form, quality: mention('quality', form.quality, reading) };
    default:
      return {
        kind: form.kind,
        left: mentionFormula(form.left, reading),
        right: mentionFormula(form.right, reading),
      };
  }
}

function diceIn(form: FormulaForm<unknown>): Span | undefined {
  if (form.kind === 'dice') return form.at;
  return 'left' in form ? (diceIn(form.left) ?? diceIn(form.right)) : undefined;
}

/** Returns undefined if the formula is not a plain number. */
export const constantOf = (formula: FormulaForm<unknown>): number | undefined =>
  formula.kind === 'number' ? formula.value : undefined;

export type WrittenRequirement = RequirementForm<Mention>;

export type WrittenLevel = LevelForm<Mention> & { readonly at: Span };

export const requirement: Form<WrittenRequirement> = {
  read(words, reading) {
    const form = parseRequirement(words);
    if (!isProblem(form)) return mentionRequirement(form, reading);
    reading.report(form.at, form.message);
    return undefined;
  },
};

/** A condition on the changes of one quality: a level, or one of several levels of it. */
export type WrittenOnlyIf =
  | WrittenLevel
  | { readonly kind: 'any of'; readonly quality: Mention; readonly of: readonly WrittenLevel[]; readonly at: Span };

export const onlyIf: Form<WrittenOnlyIf> = {
  read(words, reading) {
    const written = requirement.read(words, reading);
    if (!written || written.kind === 'level') return written;
    const of = written.kind === 'any of' ? written.of : [];
    const [first, ...more] = of.filter((each) => each.kind === 'level');
    if (!first || more.length + 1 < of.length)
      reading.report(
        words.at,
        'only a level can be required here: "X 5+", "X under 3", "X 2 to 4", "X exactly 2" or "no X"',
      );
    else if (more.some(({ quality }) => quality.name !== first.quality.name))
      reading.report(
        words.at,
        'on both sides of " or " an "only if" names the same quality, the one that changes; for another quality write two branches or outcomes',
      );
    else return { kind: 'any of', quality: first.quality, of: [first, ...more], at: words.at };
    return undefined;
  },
};

export function mentionRequirement(form: RequirementForm, reading: Reading, hint?: string): WrittenRequirement {
  switch (form.kind) {
    case 'any of':
      return { ...form, of: form.of.map((each) => mentionRequirement(each, reading, hint)) };
    case 'met':
      return { ...form, storylet: mention('storylet', form.storylet, reading, hinted(hint)) };
    case 'level':
      return { ...form, quality: mention('quality', form.quality, reading, hinted(hint)) };
    case 'compared':
      return mentionCompared(form, reading);
  }
}

const hinted = (hint: string | undefined) => (hint === undefined ? {} : { hint });

type Compared<Name> = Extract<RequirementForm<Name>, { kind: 'compared' }>;

function mentionCompared({ atLeast, atMost, ...form }: Compared<Words>, reading: Reading): Compared<Mention> {
  const quality = mention('quality', form.quality, reading);
  const low = atLeast && boundIn(atLeast, reading);
  const high = atMost && (atMost === atLeast ? low : boundIn(atMost, reading));
  return { ...form, quality, ...(low ? { atLeast: low } : {}), ...(high ? { atMost: high } : {}) };
}

function boundIn(form: FormulaForm, reading: Reading): WrittenFormula {
  const dice = diceIn(form);
  if (dice) reading.report(dice, 'a requirement cannot contain dice; use a number or a level');
  return mentionFormula(form, reading);
}
