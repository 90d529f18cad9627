import { isOpen } from '@underhall/engine';
import { isSocialShown } from '../shown/social-shown.ts';
import { sentBy, sentTo } from '../town.ts';
import type { Inclination } from './inclination.ts';

/** Goes where an accepted invitation leads, answers the ones that came, and sees to the ones that were sent. */
export const answerOthers: Inclination = (view) => {
  const { player, town, now } = view;
  if (town.invitations.size === 0 && player.awaited.length === 0) return undefined;
  const old = sentBy(player.number, town).find((invitation) => !isOpen(invitation, now));
  if (old) return { do: 'let expire', invitation: old.id };
  if (!player.dice.falls(player.strategy.temper.mingles)) return undefined;

  const [awaited] = player.awaited;
  const join = { do: 'join', invitation: awaited?.id ?? 0 } as const;
  if (awaited && isSocialShown(join, view)) return join;
  const [come] = sentTo(player.number, town).filter((invitation) => isOpen(invitation, now));
  if (come) {
    const accept = { do: 'accept', invitation: come.id } as const;
    if (player.dice.falls(85)) return isSocialShown(accept, view) ? accept : undefined;
    return { do: 'decline', invitation: come.id };
  }
  const [sent] = sentBy(player.number, town);
  return sent && player.dice.falls(3) ? { do: 'cancel', invitation: sent.id } : undefined;
};
