import { social } from '@underhall/contract';
import type { FastifyInstance } from 'fastify';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { Refused } from '../http/failures.ts';
import { escapeHtml } from '../wording/markup.ts';
import { invitationOfToken, type OutsideDeps, openOutsideInvitation } from './outside-emails.ts';

export type InvitedDeps = OutsideDeps;

export function invitedRoutes(app: FastifyInstance, deps: AnswerDeps & InvitedDeps): void {
  answer(app, deps, social.invited, async ({ body: { token } }) => {
    const id = invitationOfToken(deps.linkTokens, token);
    const invitation = id === undefined ? undefined : await openOutsideInvitation(deps, id);
    const act = deps.world.pack.acts.find((each) => each.id === invitation?.act);
    if (!act) throw new Refused('This invitation has ended, or somebody has used it already.');
    const { name, image, inviteHtml } = act;
    return {
      isSuccess: true,
      name: escapeHtml(name),
      image,
      description: typeof inviteHtml === 'string' ? inviteHtml : '',
    };
  });
}
