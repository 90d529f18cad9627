import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** The invitation that the token of an e-mail link identifies. */
export const useInvitation = (token: string) =>
  useQuery({ queryKey: ['invited', token], queryFn: () => call('GET /extra/invited', { token }) });
