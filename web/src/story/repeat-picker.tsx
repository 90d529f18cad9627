import type { Branch, Repeatable } from '@underhall/contract';
import { fillIn, world } from '../api/world.ts';
import { actionsInWords, formatNumber } from '../ui/format-number.ts';
import { wordsOf } from '../ui/sanitize.ts';
import { SelectField } from '../ui/select-field.tsx';
import choice from './choice.module.css';

type RepeatPickerProps = {
  readonly branch: Pick<Branch, 'actionCost'>;
  readonly repeatable: Repeatable;
  readonly times: number;
  readonly secondChances: readonly number[];
  readonly onPick: (times: number) => void;
};

/** Lets the player choose how often to make a choice, and shows what that costs at most. */
export function RepeatPicker({ branch, repeatable, times, secondChances, onPick }: RepeatPickerProps) {
  const { howOften, once, times: many, atMost } = world.texts.repeats;
  const numbers = Array.from({ length: repeatable.max }, (_, place) => place + 1);
  const cost = highestCost(branch, repeatable, times, secondChances);
  return (
    <div className={choice.repeat}>
      <SelectField
        label={howOften}
        value={String(times)}
        choices={numbers.map((each) => [String(each), each === 1 ? once : fillIn(many, { times: formatNumber(each) })])}
        onChoose={(value) => onPick(Number(value))}
      />
      <p role="status" className={choice.most}>
        {times > 1 && cost !== '' && fillIn(atMost, { cost })}
      </p>
    </div>
  );
}

function highestCost(
  { actionCost }: Pick<Branch, 'actionCost'>,
  { prices }: Repeatable,
  times: number,
  secondChances: readonly number[],
): string {
  const paid = prices.filter(({ secondChanceId: id }) => id === undefined || secondChances.includes(id));
  return [
    ...(actionCost > 0 ? [actionsInWords(actionCost * times)] : []),
    ...paid.map(({ name, level }) => `${formatNumber(level * times)} x ${wordsOf(name)}`),
  ].join(', ');
}
