import { type Static, Type } from 'typebox';
import { Html, IsoMoment } from './wording.ts';

export const RollSchema = Type.Object({
  dateTime: IsoMoment,
  /** Both names are absent if the world no longer contains the storylet or branch. */
  storyletName: Type.Optional(Html()),
  branchName: Type.Optional(Html()),
  qualityName: Html('current name of the tested quality'),
  image: Type.String(),
  /** Difficulty, worded as on the branch. */
  difficulty: Type.String(),
  /** In whole percent, as shown before the roll. */
  chance: Type.Integer(),
  /** From 1 to 100. A roll at or below the chance succeeds. */
  roll: Type.Integer(),
  isSuccess: Type.Boolean(),
  /** True if a second chance paid for this roll. */
  isSecondTry: Type.Boolean(),
});
export type PastRoll = Static<typeof RollSchema>;

export const RollsSchema = Type.Object({
  isSuccess: Type.Boolean(),
  rolls: Type.Array(RollSchema, { description: 'newest first' }),
  /** Expected number of successes: the sum of the chances. */
  expected: Type.Number(),
  actual: Type.Integer(),
  message: Type.String(),
});
export type Rolls = Static<typeof RollsSchema>;
