import { opening } from '@underhall/contract';
import type { FastifyInstance } from 'fastify';
import { type AnswerDeps, answer } from '../http/answer.ts';
import type { WorldCache } from '../world/world-cache.ts';
import { openingScene } from './opening-scene.ts';

type OpeningDeps = AnswerDeps & { readonly world: Pick<WorldCache, 'now'> };

export function openingRoutes(app: FastifyInstance, deps: OpeningDeps): void {
  answer(app, deps, opening.opening, async () => {
    const scene = openingScene(await deps.world.now());
    return { isSuccess: true, ...(scene && { scene }) };
  });
}
