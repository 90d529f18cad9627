import { type Static, Type } from 'typebox';
import { Html, IsoMoment } from './wording.ts';

/** Says that a result is the end of a story for now. */
export const RestSchema = Type.Object({
  /** One line for each lead that rests, in the words of the world. */
  lines: Type.Array(
    Type.Object({
      text: Html(),
      /** Absent unless the world's clock opens the next part by itself. */
      opensAt: Type.Optional(IsoMoment),
    }),
  ),
  /** Another lead in which something can be done now, with its step. Absent if there is none. */
  goesOn: Type.Optional(Html()),
});
export type Rest = Static<typeof RestSchema>;
