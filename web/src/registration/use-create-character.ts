import { useQueryClient } from '@tanstack/react-query';
import type { Gender } from '@underhall/contract';
import { accessCodeField, storeLoginCodeResult } from '../api/access-code.ts';
import { call } from '../api/call.ts';
import { clearInvitationToken, invitationField } from '../api/invitation-token.ts';
import { beginSession, useSessionMutation } from '../api/session.ts';
import { readToken } from '../api/token.ts';
import { carryOutPendingChoice } from './carry-out-pending-choice.ts';
import { clearCharacterDraft } from './character-draft.ts';

type NewCharacter = { readonly userName: string; readonly gender: Gender; readonly avatar: string };

/** Creates the character with the pending access code and invitation. */
export function useCreateCharacter() {
  const cache = useQueryClient();
  return useSessionMutation({
    mutationFn: async (character: NewCharacter) => {
      const pendingFields = { ...accessCodeField(cache), ...invitationField() };
      const reply = await call('POST /register/createcharacter', { ...character, ...pendingFields });
      clearCharacterDraft();
      clearInvitationToken();
      if (readToken() === reply.jwt) await carryOutPendingChoice();
      return reply;
    },
    // The player may have signed out meanwhile.
    onSuccess: (reply) => {
      if (readToken() !== reply.jwt) return;
      beginSession(cache, reply);
      storeLoginCodeResult(cache, reply);
    },
  });
}
