import type { Restriction } from '@underhall/contract';
import { useAnswer } from '../api/answers.ts';

/** Parts of the page that the story hides. Reads only the cache. Undefined until the character has loaded. */
export const useRestrictions = (): readonly Restriction[] | undefined =>
  useAnswer('myself')?.restrictedUserInterfaceElements;
