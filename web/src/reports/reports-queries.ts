import type { Calls } from '@underhall/contract';
import { call } from '../api/call.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';

/** A report of a message, profile or name, with the reason. */
export type Report = Calls['POST /extra/report']['body'];

/** Sends a report to the operators of the server. */
export const useReporting = () =>
  useSingleMutation({
    mutationKey: ['report'],
    mutationFn: (report: Report) => call('POST /extra/report', report),
  });
