import { renameLength } from '../constants/story.ts';

/** Letters of any script with their accents, digits, spaces, apostrophes and commas. */
const fit = /^[\p{L}\p{M}\p{Nd} '’,]+$/u;

export const unfitName = 'Names may only contain letters, numbers, spaces, and apostrophes.';

/** A name as it is sent. */
export const trimmed = (name: string): string => name.trim();

/** May this be given as a name? */
export const isFitName = (name: string): boolean =>
  fit.test(trimmed(name)) && [...trimmed(name)].length <= renameLength;

/** What is said of a name that is being written: nothing before there is one, nor while it will do. */
export const complaintOf = (name: string): string | undefined =>
  trimmed(name) === '' || isFitName(name) ? undefined : unfitName;
