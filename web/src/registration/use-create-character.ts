import { useQueryClient } from '@tanstack/react-query';
import type { Gender } from '@underhall/contract';
import { noteArrival, waitingCodeField } from '../api/access-code.ts';
import { call } from '../api/call.ts';
import { forgetInvitation, waitingInvitationField } from '../api/invitation.ts';
import { beginSession, useBeginning } from '../api/session.ts';
import { readToken } from '../api/token.ts';
import { carryOutMarkedChoice } from './carry-out-marked-choice.ts';
import { clearCharacterDraft } from './character-draft.ts';

type NewCharacter = { readonly userName: string; readonly gender: Gender; readonly avatar: string };

/** Makes the character, with the code and the invitation that wait for there to be one. */
export function useCreateCharacter() {
  const cache = useQueryClient();
  return useBeginning({
    mutationFn: async (character: NewCharacter) => {
      const along = { ...waitingCodeField(cache), ...waitingInvitationField() };
      const reply = await call('POST /register/createcharacter', { ...character, ...along });
      clearCharacterDraft();
      forgetInvitation();
      if (readToken() === reply.jwt) await carryOutMarkedChoice();
      return reply;
    },
    // A player who has logged out meanwhile is not signed in again.
    onSuccess: (reply) => {
      if (readToken() !== reply.jwt) return;
      beginSession(cache, reply);
      noteArrival(cache, reply);
    },
  });
}
