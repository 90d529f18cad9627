import type { AllowedCharacters, TextRule } from './typed-texts.ts';

export type TextFault =
  | { readonly kind: 'too short' | 'too long' | 'line break' | 'invisible' | 'unfit' }
  /** A character that no text of this kind may contain. */
  | { readonly kind: 'character'; readonly character: string };

/** The text as stored, and its fault. */
export type ReadText = { readonly text: string; readonly fault?: TextFault };

/** Control and private-use characters, unpaired surrogates, noncharacters, and direction marks. */
const neverIn = /[\p{Cc}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\u202A-\u202E\u2066-\u2069]/u;

/** A character that is neither white space nor invisible. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** Characters that a text of this kind may not contain. Invisible characters would make two names look alike. */
const outside: Readonly<Record<AllowedCharacters, RegExp | undefined>> = {
  any: undefined,
  // The two joiners, which the server allows only where Unicode (UAX 31) does.
  name: /[^\p{L}\p{M}\p{N} '’.\p{Join_Control}-]|(?!\p{Join_Control})\p{Default_Ignorable_Code_Point}/u,
  username: /[^\p{L}\p{M}\p{N} '’_.\p{Join_Control}-]|(?!\p{Join_Control})\p{Default_Ignorable_Code_Point}/u,
  'quality name': /[^\p{L}\p{M}\p{Nd} '’,]|\p{Default_Ignorable_Code_Point}/u,
  // Characters that the HTML standard allows before the @, and any script (RFC 6531).
  address: /[^\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~@-]|\p{Default_Ignorable_Code_Point}/u,
};

/** How a text of this kind begins and ends. */
const shapes: Readonly<Record<AllowedCharacters, RegExp | undefined>> = {
  any: undefined,
  name: /^\p{L}.*[\p{L}\p{M}\p{N}.\u200d]$/u,
  username: /^[\p{L}\p{N}].*[\p{L}\p{M}\p{N}.\u200d]$/u,
  'quality name': undefined,
  address: /^[^@]{1,64}@[\p{L}\p{N}][\p{L}\p{M}\p{N}.-]*\.[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u,
};

/** Normalizes and validates a typed text. */
export function readText(rule: TextRule, typed: string): ReadText {
  // Avoids normalizing very long texts.
  if (typed.length > maxCodeUnits(rule) * 2) return { text: typed, fault: { kind: 'too long' } };
  const text = normalizeText(rule, typed);
  const fault = faultOf(rule, text);
  return fault ? { text, fault } : { text };
}

/** The number of grapheme clusters or code points, depending on the rule. */
export const lengthOf = ({ unit }: Pick<TextRule, 'unit'>, text: string): number =>
  unit === 'characters' ? [...graphemes.segment(text)].length : [...text].length;

/** Maximum length in UTF-16 code units. Inputs do not cut a text there: nobody would notice what is missing. */
export const maxCodeUnits = (rule: Pick<TextRule, 'unit' | 'max'>): number => 2 * maxCodePoints(rule);

/** Returns the fault of a typed text as a sentence for the player, or undefined. */
export function textError(rule: TextRule, typed: string): string | undefined {
  const { fault } = readText(rule, typed);
  return fault && describeFault(rule, fault);
}

export function describeFault({ name, min, max, allowed }: TextRule, fault: TextFault): string {
  switch (fault.kind) {
    case 'too long':
      return `${name} has at most ${max.toLocaleString('en')} characters. Shorten it.`;
    case 'too short':
      return min === 1 ? `${name} cannot be empty. Enter one.` : `${name} has at least ${min} characters.`;
    case 'invisible':
      return `${name} needs at least one visible character.`;
    case 'line break':
      return `${name} cannot contain line breaks. Write it in one line.`;
    case 'character':
      return `${name} cannot contain ${nameOfCharacter(fault.character)}. Remove it.`;
    case 'unfit':
      if (allowed === 'address') return 'This does not look like an e-mail address.';
      return `${name} begins with a letter, and ends with a letter, a digit or a dot.`;
  }
}

function normalizeText({ form, spaces, hasLines }: TextRule, typed: string): string {
  const normalized = typed.normalize(form);
  if (spaces === 'kept' && !hasLines) return normalized;
  const plain = normalized.replaceAll('\t', ' ').replace(/\r\n?|[\u2028\u2029]/g, '\n');
  if (spaces === 'kept') return plain;
  const trimmed = plain.trim();
  return spaces === 'joined' && !hasLines ? trimmed.replace(/\p{Zs}+/gu, ' ') : trimmed;
}

function faultOf(rule: TextRule, text: string): TextFault | undefined {
  const { spaces, hasLines, min, max, allowed } = rule;
  const isLong = text.length > maxCodeUnits(rule) || [...text].length > maxCodePoints(rule);
  // A text never has more characters than code units, so most texts need no segmentation.
  if (isLong || (text.length > max && lengthOf(rule, text) > max)) return { kind: 'too long' };
  if (text === '' ? min > 0 : min > 1 && lengthOf(rule, text) + ideographsIn(rule, text) < min)
    return { kind: 'too short' };
  const checked = hasLines ? text.replaceAll('\n', ' ') : text;
  if (checked.includes('\n')) return { kind: 'line break' };
  const [character] = neverIn.exec(checked) ?? outside[allowed]?.exec(checked) ?? [];
  if (character !== undefined) return { kind: 'character', character };
  if (text !== '' && spaces !== 'kept' && !visible.test(text)) return { kind: 'invisible' };
  return shapes[allowed]?.test(checked) === false ? { kind: 'unfit' } : undefined;
}

const maxCodePoints = ({ unit, max }: Pick<TextRule, 'unit' | 'max'>): number =>
  unit === 'characters' ? 4 * max : max;

const ideographsIn = ({ unit }: Pick<TextRule, 'unit'>, text: string): number =>
  unit === 'characters' ? (text.match(/\p{Ideographic}/gu)?.length ?? 0) : 0;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Names a visible character in quotes, a space in words, and any other by its number. */
function nameOfCharacter(character: string): string {
  if (/\p{Zs}/u.test(character)) return 'a space';
  return visible.test(character) && /[\p{L}\p{N}\p{P}\p{S}]/u.test(character)
    ? `“${character}”`
    : `the character ${numberOfCharacter(character)}`;
}

/** The code point as Unicode writes it, for example `U+0007`. */
export const numberOfCharacter = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
