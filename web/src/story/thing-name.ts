import { renameLength } from '../constants/story.ts';

/** Letters of any script with their accents, digits, spaces, apostrophes and commas. */
const fit = /^[\p{L}\p{M}\p{Nd} '’,]+$/u;

export const unfitName = 'Names may only contain letters, numbers, spaces, and apostrophes.';

/** A name as it is sent. */
export const trimmed = (name: string): string => name.trim();

/** May this be given as a name? */
export const isFitName = (name: string): boolean =>
  fit.test(trimmed(name)) && [...trimmed(name)].length <= renameLength;

/** The complaint about a name in the field: none before there is a name, and none while it is fit. */
export const complaintOf = (name: string): string | undefined =>
  trimmed(name) === '' || isFitName(name) ? undefined : unfitName;
