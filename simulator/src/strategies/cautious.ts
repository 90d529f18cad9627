import { type Branch, levelOf } from '@underhall/engine';
import type { Strategy, View } from '../cast.ts';
import { marginalWorthIn } from '../marginal-worth.ts';
import { chanceOfAll, worthOf } from '../worth.ts';
import { sensible } from './tempers.ts';

/** Takes what is likely to go well, and sees to every menace at its first sign. */
export const cautious: Strategy = {
  name: 'cautious',
  about: 'takes what is likely to go well, and sees to every menace at its first sign',
  likes: (branch, _storylet, view) => {
    const { worldIndex } = view;
    const chance = chanceOfAll(branch, view);
    const relief = reliefIn(branch, view);
    return chance * 60 - 30 + relief + Math.min(25, worthOf(branch, marginalWorthIn(worldIndex), view) / 4);
  },
  temper: { ...sensible, dresses: 15, insures: 95, whim: 14 },
};

/** The extra liking for a branch that surely lowers menaces: it grows with their levels. */
function reliefIn({ outcomes }: Branch, { character, worldIndex }: View): number {
  const { effects } = 'always' in outcomes ? outcomes.always : outcomes.success;
  return worldIndex.menaces.reduce((relief, { id }) => {
    const isLowered = effects.some(
      ({ quality, ...effect }) => quality === id && effect.kind === 'change' && isLoss(effect.by),
    );
    const level = levelOf(character.qualities, id);
    return isLowered && level > 0 ? relief + 15 * level : relief;
  }, 0);
}

const isLoss = (by: unknown): boolean => typeof by === 'number' && by < 0;
