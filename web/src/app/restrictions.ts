import type { Restriction } from '@underhall/contract';
import { useMyself } from '../myself/myself-queries.ts';

/** What is held back from the character now; undefined while that is not known. */
export const useRestrictions = (): readonly Restriction[] | undefined =>
  useMyself().data?.restrictedUserInterfaceElements;
