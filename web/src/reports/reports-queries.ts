import type { Calls } from '@underhall/contract';
import { call } from '../api/call.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';

export type Report = Calls['POST /extra/report']['body'];

export const useSendReport = () =>
  useSingleMutation({
    mutationKey: ['report'],
    mutationFn: (report: Report) => call('POST /extra/report', report),
  });
