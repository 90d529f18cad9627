import type { Restriction } from '@underhall/contract';
import { useAnswer } from '../api/answers.ts';

/** The parts of the screen that the story holds back from the character; undefined while unknown. Nothing is fetched. */
export const useRestrictions = (): readonly Restriction[] | undefined =>
  useAnswer('myself')?.restrictedUserInterfaceElements;
