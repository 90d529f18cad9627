import type { QualityId } from '../../ids.ts';
import type { LevelRequirement } from '../../qualities/requirement.ts';
import type { Consequences, Effect } from '../../story/consequences.ts';
import { redeemCode } from './access-codes.ts';
import { fillDeck, giveActions } from './clocks.ts';
import { baseLevel, capNow, standingFor, totalFor, worth } from './levels.ts';
import type { Game } from './model-character.ts';
import { startTimer } from './timers.ts';

type Sum = { set: number | undefined; by: number };

/** Applies effects. All of them read the state before the first. `keepsShared` skips shared qualities. */
export function affectAll(game: Game, effects: readonly Effect[], keepsShared = false): void {
  const sums = new Map<QualityId, Sum>();
  for (const effect of effects) {
    if (keepsShared && game.world.qualities.get(effect.quality)?.shared) continue;
    const { onlyIf } = effect;
    const asked = onlyIf?.kind === 'any of' ? onlyIf.of : onlyIf && [onlyIf];
    if (asked && !asked.some((each) => isBetween(baseLevel(each.quality, game), each))) continue;
    const sum = sums.get(effect.quality) ?? { set: undefined, by: 0 };
    if (effect.kind === 'set') Object.assign(sum, { set: Math.max(0, worth(effect.to, game)), by: 0 });
    else sum.by += worth(effect.by, game);
    sums.set(effect.quality, sum);
  }
  const known = [...sums].filter(([id]) => game.world.qualities.has(id));
  const after = known.map(([id, sum]) => [id, settled(game, id, sum)] as const);
  for (const [id, total] of after) {
    (game.world.qualities.get(id)?.shared ? game.sharedNext : game.who.totals).set(id, total);
  }
}

const isBetween = (level: number, { atLeast, atMost }: LevelRequirement): boolean =>
  level >= (atLeast ?? level) && level <= (atMost ?? level);

function settled(game: Game, id: QualityId, { set, by }: Sum): number {
  const quality = game.world.qualities.get(id);
  if (!quality) return 0;
  const held = (quality.shared ? game.shared : game.who.totals).get(id) ?? 0;
  const from = set === undefined ? held : totalFor(set, quality);
  if (by <= 0) return Math.max(0, from + by);
  const gain = dull(game, id, by);
  const most = capNow(quality, game);
  if (standingFor(from + gain, quality).level < most) return from + gain;
  return Math.max(from, totalFor(most, quality));
}

/** A gain dulled by worn items. Its fraction is rolled. */
function dull(game: Game, id: QualityId, gain: number): number {
  let points = 0;
  for (const item of game.who.worn.values()) {
    for (const each of game.world.qualities.get(item)?.dulls ?? []) if (each.quality === id) points += each.level;
  }
  if (points <= 0) return gain;
  let takes = 0;
  for (let point = 0, each = 0.15; point < points; point += 1, each *= 0.75) takes += each;
  const left = gain * (1 - takes);
  const thousandths = Math.round((left - Math.floor(left)) * 1000);
  return Math.floor(left) + (game.luck.roll(1000) <= thousandths ? 1 : 0);
}

export function applyAllConsequences(game: Game, consequences: Consequences): void {
  const { who } = game;
  for (const part of consequences.reveal) who.restrictions.delete(part);
  for (const part of consequences.hide ?? []) who.restrictions.add(part);
  if (consequences.refreshActions !== undefined) giveActions(game, consequences.refreshActions);
  if (consequences.refreshCards) fillDeck(game);
  for (const id of consequences.stop ?? []) who.timers.delete(id);
  for (const id of consequences.start ?? []) startTimer(game, id);
  who.fate += consequences.fate ?? 0;
  for (const code of consequences.grant ?? []) redeemCode(game, code);
}
