import { type TUnsafe, Type } from 'typebox';

/** One of a closed list of strings, as a plain JSON Schema enum. */
export const oneOf = <const Words extends readonly string[]>(words: Words): TUnsafe<Words[number]> =>
  Type.Unsafe<Words[number]>({ type: 'string', enum: [...words] });

/** Markup that only the world's compiler produces. The browser sanitises it nevertheless. */
export const Html = (about?: string) => Type.String({ description: about ?? 'safe markup' });

export const IsoMoment = Type.String({ description: 'ISO 8601 moment, UTC' });

export const Nothing = Type.Object({});
export const SuccessReply = Type.Object({ isSuccess: Type.Boolean(), message: Type.Optional(Type.String()) });

/** An optional text that identifies something. Empty means absent, unlike in a text that a person writes. */
export const OptionalName = Type.Optional(Type.String({ minLength: 1 }));

/** A field that clients send and the server ignores. It may have any value. */
export const Ignored = Type.Optional(Type.Unknown());

/** Id of a database row. The schema rejects integers that cannot be one. */
export const RowId = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
