import type { Span, Words } from '../syntax/block.ts';

/** The form of a fact's value: a parser, with the words that describe it to authors. */
export type Form<Value> = {
  /** Reads a value; tells the reading what is wrong and answers undefined if it cannot be read. */
  readonly read: (words: Words, reading: Reading) => Value | undefined;
  /** True if the fact may be repeated; its values are then put one after the other. */
  readonly many?: boolean;
};

/** Collects what is noticed while reading. */
export type Reading = {
  readonly report: (at: Span, message: string) => void;
  readonly mention: (named: Mention) => void;
  readonly show: (picture: PictureMention) => void;
};

export type MentionKind = 'quality' | 'area' | 'setting' | 'lodging' | 'storylet' | 'timed story' | 'act' | 'agent';

/** Another thing, called by its name. */
export type Mention = {
  readonly kind: MentionKind;
  readonly name: string;
  readonly at: Span;
  /** The list of texts that is asked of it: its stages under `stage`, or one of its own. */
  readonly list?: Words;
  /** A likely mistake in the writing, for when nothing of this name exists. */
  readonly hint?: string;
};

/** The kinds of pictures; each has names of its own. */
export type PictureKind =
  | 'icons'
  | 'headers'
  | 'lodgings'
  | 'cameos'
  | 'scenes'
  | 'heroes'
  | 'currencies'
  | 'ui'
  | 'frames';

/** A picture, called by its name. */
export type PictureMention = { readonly kind: PictureKind; readonly name: string; readonly at: Span };

/** Another thing is called by its name here, and the reading is told so. Whether there is one is a check's business. */
export function mention(
  kind: MentionKind,
  { text, at }: Words,
  reading: Reading,
  more: Pick<Mention, 'list' | 'hint'> = {},
): Mention {
  const named = { kind, name: text, at, ...more };
  reading.mention(named);
  return named;
}
