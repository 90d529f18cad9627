import type { Repeats } from '@underhall/contract';
import {
  type Change,
  outcomeNamed,
  type RepeatEnd,
  type Roll,
  repeatedIn,
  resultOf,
  type Standpoint,
  timesIn,
  type WorldTexts,
} from '@underhall/engine';
import { fillIn } from '../wording/fill-in.ts';
import { escapeHtml } from '../wording/markup.ts';

/** Undefined if the turn repeated no choice. */
export function presentRepeats(changes: readonly Change[], here: Standpoint): Repeats | undefined {
  const repeated = repeatedIn(changes);
  if (!repeated) return undefined;
  const { wanted, times, end } = repeated;
  const { texts } = here.world.pack.words;
  const numbers = { times: String(times), wanted: String(wanted) };
  const message =
    end === 'complete'
      ? fillIn(texts.repeats.done, numbers)
      : `${fillIn(texts.repeats.stopped, numbers)} ${texts.repeats[textOf[end]]}`;
  return { wanted, times, message, rounds: timesIn(changes).map((each) => presentRound(each, here)) };
}

const textOf = {
  actions: 'noActions',
  locked: 'missing',
  gone: 'gone',
  event: 'event',
  opened: 'opened',
} as const satisfies Record<Exclude<RepeatEnd, 'complete'>, keyof WorldTexts['repeats']>;

function presentRound(changes: readonly Change[], here: Standpoint): Repeats['rounds'][number] {
  const result = resultOf(changes);
  const storylet = result && here.world.storylets.get(result.storylet);
  const branch = storylet?.branches.find(({ id }) => id === result?.branch);
  const outcome = result && branch && outcomeNamed(branch, result);
  return {
    name: escapeHtml(outcome?.title ?? ''),
    rolls: changes.flatMap((change) => (change.kind === 'rolled' ? [presentRollOf(change, here)] : [])),
  };
}

const presentRollOf = ({ quality, chance, roll, passed, again }: Roll, { world }: Standpoint) => ({
  qualityName: escapeHtml(world.qualities.get(quality)?.name ?? ''),
  chance,
  roll,
  isSuccess: passed,
  isSecondTry: again === true,
});
