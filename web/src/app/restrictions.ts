import type { Restriction } from '@underhall/contract';
import { useAnswer } from '../api/answers.ts';

/** The parts of the page that the story hides. Undefined until the character has loaded. Never fetches. */
export const useRestrictions = (): readonly Restriction[] | undefined =>
  useAnswer('myself')?.restrictedUserInterfaceElements;
