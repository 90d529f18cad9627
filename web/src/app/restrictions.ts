import type { Restriction } from '@underhall/contract';
import { useMyself } from '../myself/myself-queries.ts';

/** The parts of the screen that the story holds back from the character; undefined while unknown. */
export const useRestrictions = (): readonly Restriction[] | undefined =>
  useMyself().data?.restrictedUserInterfaceElements;
