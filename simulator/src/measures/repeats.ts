import { actionsSpentIn, outcomeNamed, renderText, type Text } from '@underhall/engine';
import type { Step } from '../step.ts';
import { type Counts, count } from './counts.ts';
import { outcomeKey } from './reach.ts';

/** Actions in what is called a day of play: two candles and what grows back between them. */
export const actionsPerDay = 45;

/** The actions that were spent on results on one day of play, and those of them spent on what the same player had been told before. */
export type DayOfPlay = { total: number; repeated: number };

/** Results told again, by strategy and by day of play (45 actions each, the first at place 0). Changed in place. */
export type Repeats = {
  readonly days: Map<string, DayOfPlay[]>;
  /** The sentences of results that each player was told. */
  readonly sentencesSeen: Map<number, Set<string>>;
  /** By strategy: the actions spent on each branch and kind of outcome by players who had been told it. */
  readonly repeatedActions: Map<string, Counts<string>>;
};

export const newRepeats = (): Repeats => ({ days: new Map(), sentencesSeen: new Map(), repeatedActions: new Map() });

/** Notes the result of a step. One that costs nothing is heard, and not counted: a keepsake may be read again for ever. */
export function recordRepeats(repeats: Repeats, { changes, moment, player, after, town }: Step): void {
  const spent = actionsSpentIn({ changes });
  for (const change of changes) {
    if (change.kind !== 'story' || change.to.phase !== 'End' || change.to.turn !== moment.turn) continue;
    const { branch, outcome } = change.to;
    const told = town.worldIndex.branches.get(branch)?.branch;
    const prose = told && outcomeNamed(told, outcome)?.descriptionHtml;
    const heard = repeats.sentencesSeen.get(player.number) ?? new Set();
    repeats.sentencesSeen.set(player.number, heard);
    const html = renderText(withoutLevels(prose ?? ''), { character: after, world: moment.world });
    const isAgain = addSentences(heard, outcomeKey(branch, outcome), html);
    const ofStrategy = repeats.days.get(player.strategy.name) ?? [];
    repeats.days.set(player.strategy.name, ofStrategy);
    const day = Math.floor(player.actionsSpent / actionsPerDay);
    for (let past = ofStrategy.length; past <= day; past++) ofStrategy.push({ total: 0, repeated: 0 });
    const today = ofStrategy[day];
    if (!today) throw new Error(`day ${day} of play is missing`);
    today.total += spent;
    if (!isAgain || spent === 0) continue;
    today.repeated += spent;
    const again = repeats.repeatedActions.get(player.strategy.name) ?? new Map();
    repeats.repeatedActions.set(player.strategy.name, again);
    count(again, outcomeKey(branch, outcome), spent);
  }
}

/**
 * Adds the sentences of a result to those that its player has heard from it. Returns true if half of its letters or more
 * stood in sentences they had heard.
 */
export function addSentences(heard: Set<string>, result: string, html: string): boolean {
  let before = 0;
  let letters = 0;
  for (const sentence of sentencesOf(html)) {
    const key = `${result} ${sentence}`;
    letters += sentence.length;
    if (heard.has(key)) before += sentence.length;
    heard.add(key);
  }
  return letters > 0 && before * 2 >= letters;
}

const sentencesOf = (html: string): readonly string[] =>
  html.split(/(?<=[.!?][”’]?)\s+|<\/?p>/).filter((each) => each.trim() !== '');

/** A text with every figure replaced by the same sign: a number alone makes no other text. */
const withoutLevels = (text: Text): Text =>
  typeof text === 'string'
    ? text
    : text.map((piece) => (typeof piece !== 'string' && piece.kind === 'level' ? '0' : piece));

/** The share of the actions of each day of play that went on what was told before, for players of a strategy; undefined where none was spent. */
export const repeatShares = ({ days }: Pick<Repeats, 'days'>, strategy: string): readonly (number | undefined)[] =>
  (days.get(strategy) ?? []).map(({ total, repeated }) => (total === 0 ? undefined : repeated / total));
