import { type Allowance, type Allowances, allowanceRanges, plainAllowances } from '@underhall/engine';
import type { Form, Reading } from './form.ts';
import { wholeNumberBetween } from './plain-forms.ts';
import { placeOf, type WrittenBlock } from './read-facts.ts';

const between = (limit: keyof Allowance) => wholeNumberBetween(allowanceRanges[limit].min, allowanceRanges[limit].max);
const forEachTier = <Key extends keyof Allowance>(limit: Key) =>
  ({ [limit]: between(limit), [`member ${limit}`]: between(limit), [`enhanced ${limit}`]: between(limit) }) as {
    readonly [Fact in Key | `member ${Key}` | `enhanced ${Key}`]: Form<number>;
  };

/** Facts of the part "Actions". */
export const actionAllowances = { ...forEachTier('bank'), ...forEachTier('minutes') };
/** Facts of the part "Cards". */
export const cardAllowances = forEachTier('deck');

type Written = {
  readonly Actions?: WrittenBlock<typeof actionAllowances>;
  readonly Cards?: WrittenBlock<typeof cardAllowances>;
};

/** Uses the numbers of the specification where the pack writes none. */
export function allowancesOf({ Actions, Cards }: Written): Allowances {
  const { none, exceptional } = plainAllowances;
  const written = { ...Actions?.facts, ...Cards?.facts };
  const member = (limit: 'bank' | 'deck'): number => written[`member ${limit}`] ?? exceptional[limit];
  const minutes = written.minutes ?? none.minutes;
  const memberMinutes = written['member minutes'] ?? minutes;
  return {
    none: { bank: written.bank ?? none.bank, minutes, deck: written.deck ?? none.deck },
    exceptional: { bank: member('bank'), minutes: memberMinutes, deck: member('deck') },
    enhanced: {
      bank: written['enhanced bank'] ?? member('bank'),
      minutes: written['enhanced minutes'] ?? memberMinutes,
      deck: written['enhanced deck'] ?? member('deck'),
    },
  };
}

const steps = [
  { lower: 'none', higher: 'exceptional', word: 'member' },
  { lower: 'exceptional', higher: 'enhanced', word: 'enhanced' },
] as const;

/** Reports numbers with which a membership takes something away, at the fact that makes it so. */
export function checkAllowances(written: Written, { report }: Reading): void {
  const allowances = allowancesOf(written);
  const blocks = { bank: written.Actions, minutes: written.Actions, deck: written.Cards };
  for (const limit of ['bank', 'minutes', 'deck'] as const) {
    const { block } = blocks[limit] ?? {};
    if (!block) continue;
    for (const { lower, higher, word } of steps) {
      const [less, more] = [allowances[lower][limit], allowances[higher][limit]];
      if (limit === 'minutes' ? more <= less : more >= less) continue;
      const key = `${word} ${limit}`;
      const isWritten = block.facts.some((fact) => fact.key === key);
      const lowerKey = lower === 'none' ? limit : `member ${limit}`;
      const bound = limit === 'minutes' ? 'at most' : 'at least';
      const message = `a membership must not take anything away: "${key}" is ${more}${isWritten ? '' : ' if left out'}, and "${lowerKey}" is ${less}; write "${key}" with ${bound} ${less}`;
      report(placeOf(block, isWritten ? key : lowerKey), message);
    }
  }
}
