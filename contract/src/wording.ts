import { type TUnsafe, Type } from 'typebox';

/** One of a closed list of words, as a plain JSON Schema enum. */
export const oneOf = <const Words extends readonly string[]>(words: Words): TUnsafe<Words[number]> =>
  Type.Unsafe<Words[number]>({ type: 'string', enum: [...words] });

/** Markup made by the world's compiler only; the browser passes it through its sanitiser all the same. */
export const Html = (about?: string) => Type.String({ description: about ?? 'safe markup' });

/** A moment in ISO 8601, UTC. */
export const IsoMoment = Type.String({ description: 'ISO 8601 moment, UTC' });

export const Nothing = Type.Object({});
export const SuccessReply = Type.Object({ isSuccess: Type.Boolean(), message: Type.Optional(Type.String()) });

/** The number of a row in the database: any other integer is none. */
export const RowId = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
