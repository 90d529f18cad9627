import type { QualityId } from '../../ids.ts';
import { worldAfter } from '../../qualities/shared-steps.ts';
import { settledMoment } from '../../story/second-chance.ts';
import type { Ruling, Turn } from '../../turn.ts';
import { aModelWorld } from './a-model-world.ts';
import type { InvitationPair, Others } from './command-pair.ts';
import { pairOf, timeBefore } from './command-pairs.ts';
import { type Command, type Verb, verbsOf } from './commands.ts';
import { copyOf } from './copy-of.ts';
import { keepDiscards } from './discards.ts';
import type { Answer, Game } from './model-character.ts';
import { aPlayer, begin, keep, type Player, pictures } from './players.ts';
import { withContentRemoved } from './removed-content.ts';
import { settleNow } from './second-chance.ts';

/** Number of commands by verb and result: allowed, done before, or the refusal. */
export type Tally = Map<string, number>;

/** The first command after which engine and model differ, with its position and both states. */
export type Difference = { at: number; command: unknown; engine: object; model: object };

/** Time of the first command, in milliseconds since 1970. */
const spring = 1_800_000_000_000;

/** Plays the commands in the world of a seed, with both engine and model. Returns their first difference. */
export function play(
  seed: number,
  commands: readonly (Command | undefined)[],
  tally: Tally,
  log?: (step: unknown) => void,
): Difference | undefined {
  let now = spring + (seed % 600_000);
  const full = aModelWorld(seed);
  const less = withContentRemoved(full, seed);
  let world = full;
  const shared = new Map<QualityId, number>();
  let [me, other] = [71, 72].map((id) => aPlayer(id, world, now, seed + id, shared)) as [Player, Player];
  const invited: InvitationPair[] = [];
  const verbs = verbsOf(seed);

  for (const [at, written] of commands.entries()) {
    if (!written) continue;
    const verb = verbs.includes(written.verb) ? written.verb : (verbs[written.more % verbs.length] as Verb);
    const command = { ...written, verb };
    now += timeBefore(command);
    if (verb === 'patch') world = { ...(world.pack === full.pack ? less : full), shared: world.shared };
    const isTheirs = verb === 'accept' && invited.at(-1)?.model.to === other.id;
    if (verb === 'swap' || isTheirs) [me, other] = [other, me];
    const tape = (seed * 1000 + at) * 2;
    const mine = begin(me, world, now, tape);
    const theirs = verb === 'accept' ? begin(other, world, now, tape + 1) : undefined;
    const players = theirs ? [me, other] : [me];
    for (const { game } of players) keepDiscards(game);
    const others: Others = { me: me.id, other, invited };
    const asked = pairOf(command, me.game, others);

    const isSettled = !keepingVerbs.has(verb);
    const moment = isSettled ? settledMoment(mine.moment) : mine.moment;
    const ruled = asked.engine(moment, () => theirs?.moment ?? moment);
    const answer = afterSettling(me, isSettled, asked.model);
    for (const { game } of players) keepDiscards(game);
    const turn = turnIn(ruled);
    const turnOfOther = ruled.ruling === 'allowed' ? ruled.others?.get(other.id) : undefined;
    keep(me, mine, turn);
    if (theirs) keep(other, theirs, turnOfOther);
    if (turn) asked.kept?.();
    world = worldAfter(world, [...(turn?.changes ?? []), ...(turnOfOther?.changes ?? [])]);

    const [one, two] = [inShort(ruled), answerInShort(answer)];
    count(tally, asked.name ?? verb, one);
    log?.([at, verb, asked.about, one, two]);
    const seen = players.map((each) => pictures(each, world));
    const engine = { ruling: one, asked: mine.asked[0], ...seen[0]?.[0], ...(seen[1] && { other: seen[1][0] }) };
    const model = { ruling: two, asked: mine.asked[1], ...seen[0]?.[1], ...(seen[1] && { other: seen[1][1] }) };
    if (JSON.stringify(engine) !== JSON.stringify(model)) {
      return { at, command: { ...command, about: asked.about }, engine, model };
    }
  }
  return undefined;
}

/** Verbs that keep an open question for a second chance, or answer it. */
const keepingVerbs: ReadonlySet<Verb> = new Set([
  ...([
    'look',
    'wait',
    'longWait',
    'goBackInTime',
    'patch',
    'swap',
    'resume',
    'goBack',
    'begin',
    'choose',
    'repeat',
  ] as const),
]);

/** Settles the question in the model as well. A command without a turn leaves it open. */
function afterSettling({ game }: Player, isSettled: boolean, model: (game: Game) => Answer): Answer {
  if (game.who.story.phase !== 'SecondChance') return model(game);
  const { who } = game;
  game.who = copyOf(who);
  if (isSettled) settleNow(game);
  const answer = model(game);
  if (answer === undefined) return undefined;
  Object.assign(game, { who, acts: false, before: undefined });
  game.sharedNext.clear();
  return answer;
}

const turnIn = (ruling: Ruling): Turn | undefined => (ruling.ruling === 'allowed' ? ruling.turn : undefined);

/** A short form of the engine's ruling, to compare with the model's answer. */
function inShort(ruling: Ruling): string {
  if (ruling.ruling === 'refused') return ruling.refusal;
  return ruling.ruling === 'allowed' ? 'allowed' : `done before in ${ruling.turn}`;
}

function answerInShort(answer: Answer): string {
  if (!answer) return 'allowed';
  return 'refused' in answer ? answer.refused : `done before in ${answer.doneBefore}`;
}

function count(tally: Tally, name: string, word: string): void {
  const key = `${name}: ${word.replace(/ in \d+$/, '')}`;
  tally.set(key, (tally.get(key) ?? 0) + 1);
}
