import { actionsSpentIn, outcomeNamed, renderText, type Text } from '@underhall/engine';
import { dayOfPlay } from '../days-of-play.ts';
import type { Step } from '../step.ts';
import { type Counts, count } from './counts.ts';
import { outcomeKey } from './reach.ts';

/** Actions spent on all results in a day of play, and on repeated results only. Runs of a machine do not count. */
export type DayOfPlay = { total: number; repeated: number };

/** Keyed by strategy, then by day of play from 0. Mutable. */
export type Repeats = {
  readonly days: Map<string, DayOfPlay[]>;
  /** Sentences of results that each player has read. */
  readonly sentencesSeen: Map<number, Set<string>>;
  /** Actions spent on repeated results, keyed by strategy and then by `outcomeKey`. */
  readonly repeatedActions: Map<string, Counts<string>>;
};

export const newRepeats = (): Repeats => ({ days: new Map(), sentencesSeen: new Map(), repeatedActions: new Map() });

/** Records the result of a step. Results that cost no action never count as repeated. */
export function recordRepeats(repeats: Repeats, { changes, moment, player, after, town }: Step): void {
  const spent = actionsSpentIn({ changes });
  for (const change of changes) {
    if (change.kind !== 'story' || change.to.phase !== 'End' || change.to.turn !== moment.turn) continue;
    const { branch } = change.to;
    if (town.worldIndex.beginnings.has(branch)) continue;
    const source = town.worldIndex.branches.get(branch)?.branch;
    const prose = source && outcomeNamed(source, change.to)?.descriptionHtml;
    const seen = repeats.sentencesSeen.get(player.number) ?? new Set();
    repeats.sentencesSeen.set(player.number, seen);
    const html = renderText(withoutLevels(prose ?? ''), { character: after, world: moment.world });
    const isRepeat = addSentences(seen, outcomeKey(branch, change.to), html);
    const ofStrategy = repeats.days.get(player.strategy.name) ?? [];
    repeats.days.set(player.strategy.name, ofStrategy);
    const day = dayOfPlay(player);
    for (let past = ofStrategy.length; past <= day; past++) ofStrategy.push({ total: 0, repeated: 0 });
    const today = ofStrategy[day];
    if (!today) throw new Error(`day ${day} of play is missing`);
    today.total += spent;
    if (!isRepeat || spent === 0) continue;
    today.repeated += spent;
    const again = repeats.repeatedActions.get(player.strategy.name) ?? new Map();
    repeats.repeatedActions.set(player.strategy.name, again);
    count(again, outcomeKey(branch, change.to), spent);
  }
}

/**
 * Adds the sentences of a result to the sentences read before.
 *
 * @returns true if at least half of the text stands in sentences that the player has read in this result before
 */
export function addSentences(seen: Set<string>, result: string, html: string): boolean {
  let before = 0;
  let length = 0;
  for (const sentence of sentencesOf(html)) {
    const key = `${result} ${sentence}`;
    length += sentence.length;
    if (seen.has(key)) before += sentence.length;
    seen.add(key);
  }
  return length > 0 && before * 2 >= length;
}

const sentencesOf = (html: string): readonly string[] =>
  html.split(/(?<=[.!?][”’]?)\s+|<\/?p>/).filter((each) => each.trim() !== '');

/** Replaces levels in a text, so that a different number does not count as a new text. */
const withoutLevels = (text: Text): Text =>
  typeof text === 'string'
    ? text
    : text.map((piece) => (typeof piece !== 'string' && piece.kind === 'level' ? '0' : piece));

/** Share of actions spent on repeated results, for each day of play. Undefined for a day without spent actions. */
export const repeatShares = ({ days }: Pick<Repeats, 'days'>, strategy: string): readonly (number | undefined)[] =>
  (days.get(strategy) ?? []).map(({ total, repeated }) => (total === 0 ? undefined : repeated / total));
