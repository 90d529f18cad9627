import type { Span, Words } from '../syntax/block.ts';

export type Form<Value> = {
  /** Reports an invalid value and returns undefined. */
  readonly read: (words: Words, reading: Reading) => Value | undefined;
  /** True if the fact may be repeated. The values are then concatenated. */
  readonly isRepeatable?: boolean;
};

export type Reading = {
  /** What is only missing does not mislead the rules that run later. */
  readonly report: (at: Span, message: string, kind?: 'missing') => void;
  readonly mention: (named: Mention) => void;
  readonly mentionPicture: (picture: PictureMention) => void;
};

export type MentionKind = 'quality' | 'area' | 'setting' | 'lodging' | 'storylet' | 'timed story' | 'act' | 'agent';

export type Mention = {
  readonly kind: MentionKind;
  readonly name: string;
  readonly at: Span;
  /** The list that a text uses: `stage` for the stages, or a list of the quality. */
  readonly list?: Words;
  /** A likely cause, shown if no thing has this name. */
  readonly hint?: string;
};

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

export type PictureMention = { readonly kind: PictureKind; readonly name: string; readonly at: Span };

/** Records a reference. A check reports unknown names. */
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
