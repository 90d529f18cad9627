import { capNow, standingFor, totalFor } from './levels.ts';
import { type Answer, type Game, no } from './model-character.ts';

export const codeOf = (code: string): string => code.trim().toLowerCase();

/** Adds the levels of the code's persona, up to the caps. Does nothing if it was redeemed before. */
export function redeemCode(game: Game, code: string): void {
  const { who, world } = game;
  const name = codeOf(code);
  if (who.codes.has(name)) return;
  who.codes.add(name);
  const persona = world.pack.personas.find((each) => each.code !== undefined && codeOf(each.code) === name);
  for (const given of persona?.qualities ?? []) {
    const quality = world.qualities.get(given.quality);
    if (!quality || quality.shared) continue;
    const held = who.totals.get(quality.id) ?? 0;
    const most = capNow(quality, game);
    const to = held + totalFor(given.level, quality);
    const isWithin = standingFor(to, quality).level < most;
    who.totals.set(quality.id, isWithin ? to : Math.max(held, totalFor(most, quality)));
  }
}

export function bringCode(game: Game, code: string): Answer {
  const name = codeOf(code);
  const isKnown = game.world.pack.personas.some((each) => each.code !== undefined && codeOf(each.code) === name);
  if (!isKnown) return no('no such code');
  if (game.who.codes.has(name)) return no('code redeemed already');
  redeemCode(game, code);
  game.acts = true;
  return undefined;
}
