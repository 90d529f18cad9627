import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { answerOf, invalidate } from './answers.ts';
import { readClaims } from './claims.ts';
import { endSession } from './session.ts';
import { onTokenChange, readToken } from './token.ts';

/** Reacts to a log-out, log-in or new character in another tab that shares the token. */
export function useOtherTabs(): void {
  const cache = useQueryClient();
  useEffect(
    () =>
      onTokenChange(() => {
        const session = answerOf(cache, 'session');
        const token = readToken();
        const { UserId, CharacterId } = readClaims(token) ?? {};
        if (!session) void invalidate(cache, 'session');
        else if (token === null) endSession(cache);
        // Another player has logged in, so all data on this page belongs to the wrong player.
        else if (UserId !== String(session.user.id)) location.reload();
        else if (CharacterId !== undefined && !session.hasCharacter) void invalidate(cache, 'session');
      }),
    [cache],
  );
}
