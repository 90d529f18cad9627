import type { Restriction } from '@underhall/contract';
import { useAnswer } from '../api/answers.ts';

/** Parts of the screen that the story hides from the character; undefined while unknown. Reads the cache only. */
export const useRestrictions = (): readonly Restriction[] | undefined =>
  useAnswer('myself')?.restrictedUserInterfaceElements;
