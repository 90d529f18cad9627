import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';

export const useInvitation = (token: string) =>
  useQuery({ queryKey: ['invited', token], queryFn: () => call('GET /extra/invited', { token }) });
