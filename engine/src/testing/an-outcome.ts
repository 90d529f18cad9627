import type { Formula } from '../formulas/formula.ts';
import type { Effect, Outcome } from '../story/consequences.ts';
import type { Branch } from '../story/storylet.ts';

/** An outcome without effects. */
export const anOutcome = (about: Partial<Outcome> = {}): Outcome => ({
  title: '',
  descriptionHtml: '',
  effects: [],
  reveal: [],
  ...about,
});

/** A branch without a challenge that has this outcome. */
export const toldAlways = (about: Partial<Outcome>): Partial<Branch> => ({ outcomes: { always: anOutcome(about) } });

/** A loss if negative. */
export const gain = (quality: number, by: Formula): Effect => ({ kind: 'change', quality, by });

export const setTo = (quality: number, to: Formula): Effect => ({ kind: 'set', quality, to });
