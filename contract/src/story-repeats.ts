import { type Static, Type } from 'typebox';
import { Html } from './wording.ts';

/** How often a branch can be chosen at once, and what each time costs besides actions. */
export const RepeatableSchema = Type.Object({
  /** At least 2. Limited by the author, and by what the character can pay. */
  max: Type.Integer(),
  prices: Type.Array(
    Type.Object({
      name: Html(),
      level: Type.Integer({ description: 'amount of one time' }),
      /** Only spent if this second chance is ticked, and only after a failure. */
      secondChanceId: Type.Optional(Type.Integer()),
    }),
  ),
});
export type Repeatable = Static<typeof RepeatableSchema>;

/** A result of a choice that was made several times. The messages of the result are the sum of all times. */
export const RepeatsSchema = Type.Object({
  wanted: Type.Integer(),
  times: Type.Integer(),
  message: Type.String({ description: 'how often it was made, and why no more often' }),
  rounds: Type.Array(
    Type.Object({
      name: Html('title of this result'),
      rolls: Type.Array(
        Type.Object({
          qualityName: Html(),
          chance: Type.Integer(),
          roll: Type.Integer(),
          isSuccess: Type.Boolean(),
          isSecondTry: Type.Boolean(),
        }),
      ),
    }),
  ),
});
export type Repeats = Static<typeof RepeatsSchema>;
