import { type Static, Type } from 'typebox';
import { Html, IsoMoment } from './wording.ts';

export const RollSchema = Type.Object({
  dateTime: IsoMoment,
  /** Absent, like the branch's, once it is gone from the world. */
  storyletName: Type.Optional(Html()),
  branchName: Type.Optional(Html()),
  qualityName: Html('what was tested, as it is called today'),
  image: Type.String(),
  /** The difficulty, in the words a choice has for it. */
  difficulty: Type.String(),
  /** In whole percent, as it was told beforehand. */
  chance: Type.Integer(),
  /** From 1 to 100; a success where it is not above the chance. */
  roll: Type.Integer(),
  isSuccess: Type.Boolean(),
  /** Bought by a second chance. */
  isSecondTry: Type.Boolean(),
});
export type RollTold = Static<typeof RollSchema>;

export const RollsSchema = Type.Object({
  isSuccess: Type.Boolean(),
  rolls: Type.Array(RollSchema, { description: 'newest first' }),
  /** The sum of the chances, in successes. */
  expected: Type.Number(),
  actual: Type.Integer(),
  /** The sum of it in a sentence. */
  message: Type.String(),
});
export type Rolls = Static<typeof RollsSchema>;
