import { type TUnsafe, Type } from 'typebox';

/** A string enum, as a plain JSON Schema `enum`. */
export const oneOf = <const Words extends readonly string[]>(words: Words): TUnsafe<Words[number]> =>
  Type.Unsafe<Words[number]>({ type: 'string', enum: [...words] });

/** Markup from the world's compiler. The browser sanitizes it again. */
export const Html = (about?: string) => Type.String({ description: about ?? 'safe markup' });

export const IsoMoment = Type.String({ description: 'ISO 8601 moment, UTC' });

export const Nothing = Type.Object({});
export const SuccessReply = Type.Object({ isSuccess: Type.Boolean(), message: Type.Optional(Type.String()) });

/** An optional text that identifies something. Unlike in free text, an empty string means that the value is absent. */
export const OptionalName = Type.Optional(Type.String({ minLength: 1 }));

/** A field that clients send and the server ignores. Any value is accepted. */
export const Ignored = Type.Optional(Type.Unknown());

/** Id of a database row. The schema rejects integers that cannot be row ids. */
export const RowId = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
