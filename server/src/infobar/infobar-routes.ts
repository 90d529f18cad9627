import { infobar } from '@underhall/contract';
import type { FastifyInstance } from 'fastify';
import { currentMoment } from '../characters/current-moment.ts';
import type { TurnDeps } from '../characters/turn-deps.ts';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { presentAdvert, presentNews, presentSnippets } from './present-infobar.ts';

export function infobarRoutes(app: FastifyInstance, deps: AnswerDeps & TurnDeps): void {
  answer(app, deps, infobar.infobar, async ({ characterId }) => {
    const moment = await currentMoment(deps, characterId);
    return { isSuccess: true, snippets: presentSnippets(moment), ...presentAdvert(moment) };
  });

  answer(app, deps, infobar.snippets, async ({ characterId, body: { after } }) =>
    presentSnippets(await currentMoment(deps, characterId), after),
  );

  answer(app, deps, infobar.news, async ({ characterId }) => ({
    isSuccess: true,
    ...presentNews(await currentMoment(deps, characterId)),
  }));
}
