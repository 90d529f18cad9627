import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** The invitation behind a letter's link. */
export const useInvitation = (token: string) =>
  useQuery({ queryKey: ['invited', token], queryFn: () => call('GET /extra/invited', { token }) });
