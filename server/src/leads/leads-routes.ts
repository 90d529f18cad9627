import { leads } from '@underhall/contract';
import { leadsOf } from '@underhall/engine';
import type { FastifyInstance } from 'fastify';
import { currentMoment } from '../characters/current-moment.ts';
import type { TurnDeps } from '../characters/turn-deps.ts';
import { type AnswerDeps, answer } from '../http/answer.ts';
import type { MovedStore } from './moved-store.ts';
import { presentLead } from './present-lead.ts';

type LeadsDeps = AnswerDeps & TurnDeps & { readonly moved: MovedStore };

export function leadsRoutes(app: FastifyInstance, deps: LeadsDeps): void {
  answer(app, deps, leads.leads, async ({ characterId }) => {
    const [here, moved] = await Promise.all([currentMoment(deps, characterId), deps.moved.lastMoved(characterId)]);
    return { isSuccess: true, leads: leadsOf(here, moved).flatMap((lead) => presentLead(lead, here)) };
  });
}
