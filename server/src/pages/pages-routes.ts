import { pages } from '@underhall/contract';
import type { FastifyInstance } from 'fastify';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { NotFound } from '../http/failures.ts';
import type { ServerOptions } from '../server-options.ts';
import type { PackDeps } from '../world/world-cache.ts';
import { presentPage } from './present-page.ts';

type PagesDeps = AnswerDeps & PackDeps & { readonly options: ServerOptions };

export function pagesRoutes(app: FastifyInstance, deps: PagesDeps): void {
  answer(app, deps, pages.page, async ({ body: { pageName } }) => {
    const text = presentPage(pageName.toLowerCase(), deps.world.pack, deps.options);
    if (text === undefined) throw new NotFound();
    return { isSuccess: true, text };
  });
}
