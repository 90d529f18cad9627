import {
  maxAccessCodeLength,
  maxDescriptionLength,
  maxEmailLength,
  maxEntryTitleLength,
  maxInvitationLength,
  maxNoteLength,
  maxOutfitNameLength,
  maxPasswordLength,
  maxPlanNoteLength,
  maxQualityNameLength,
  maxReportReasonLength,
  maxSearchLength,
  maxTagNameLength,
  maxVersionNoteLength,
  minPasswordLength,
} from './limits.ts';

// Every text that a person types. Server, page, rules and documentation use this table. This file imports only the
// limits, so that engine and page can import it.

/** The characters of a text, in addition to what no text may contain (`read-text.ts`). */
export type AllowedCharacters = 'any' | 'name' | 'username' | 'quality name' | 'address';

export type TextRule = {
  /** Subject of a refusal, as the player reads it. */
  readonly name: string;
  /** Unicode normalization form in which the text is stored. */
  readonly form: 'NFC' | 'NFKC';
  /** White space is stored as typed, trimmed, or also collapsed to one space between words. */
  readonly spaces: 'kept' | 'trimmed' | 'joined';
  readonly hasLines: boolean;
  readonly allowed: AllowedCharacters;
  /** An ideograph counts as two, so that two ideographs are enough for a name. */
  readonly min: number;
  readonly max: number;
  /** `characters`: grapheme clusters, with at most four times as many code points. */
  readonly unit: 'characters' | 'code points';
  /**
   * Normalization for comparing texts. `case`: lower case. `lookup`: case, spaces, compatibility forms and ASCII
   * look-alikes. `address`: the mailbox. `lookup and likeness`: also similar-looking names.
   */
  readonly key: 'none' | 'case' | 'lookup' | 'lookup and likeness' | 'address';
};

const line = {
  form: 'NFC',
  spaces: 'joined',
  hasLines: false,
  allowed: 'any',
  unit: 'characters',
  key: 'none',
} as const;
const lines = { ...line, spaces: 'trimmed', hasLines: true } as const;

export const typedTexts = {
  userName: { ...line, name: 'A username', allowed: 'username', min: 3, max: 30, key: 'lookup and likeness' },
  characterName: { ...line, name: 'A name', allowed: 'name', min: 2, max: 40, key: 'lookup and likeness' },
  outfitName: { ...line, name: 'The name of an outfit', min: 1, max: maxOutfitNameLength, key: 'case' },
  qualityName: {
    ...line,
    name: 'A name',
    spaces: 'trimmed',
    allowed: 'quality name',
    min: 1,
    max: maxQualityNameLength,
  },
  tagName: { ...line, name: 'The name of a tag', min: 1, max: maxTagNameLength, key: 'lookup' },
  entryTitle: { ...line, name: 'A title', min: 0, max: maxEntryTitleLength },
  description: { ...line, name: 'A description', min: 0, max: maxDescriptionLength },
  note: { ...lines, name: 'A note', min: 0, max: maxNoteLength },
  planNote: { ...lines, name: 'A note', spaces: 'kept', min: 0, max: maxPlanNoteLength, unit: 'code points' },
  message: { ...lines, name: 'A message', min: 0, max: maxInvitationLength },
  reportReason: { ...lines, name: 'A reason', min: 0, max: maxReportReasonLength },
  versionNote: { ...line, name: 'A note', min: 0, max: maxVersionNoteLength },
  password: {
    ...line,
    name: 'A password',
    form: 'NFKC',
    spaces: 'kept',
    min: minPasswordLength,
    max: maxPasswordLength,
    unit: 'code points',
  },
  email: {
    ...line,
    name: 'An e-mail address',
    form: 'NFKC',
    spaces: 'trimmed',
    allowed: 'address',
    min: 1,
    max: maxEmailLength,
    unit: 'code points',
    key: 'address',
  },
  accessCode: { ...line, name: 'An access code', min: 1, max: maxAccessCodeLength, key: 'case' },
  search: { ...line, name: 'A search', min: 0, max: maxSearchLength, key: 'lookup' },
} as const satisfies Readonly<Record<string, TextRule>>;

export type TextField = keyof typeof typedTexts;
