import { firstScene } from '@underhall/contract';
import type { FastifyInstance } from 'fastify';
import { type AnswerDeps, answer } from '../http/answer.ts';
import type { WorldCache } from '../world/world-cache.ts';
import { firstSceneOf } from './first-scene.ts';

type FirstSceneDeps = AnswerDeps & { readonly world: Pick<WorldCache, 'now'> };

export function firstSceneRoutes(app: FastifyInstance, deps: FirstSceneDeps): void {
  answer(app, deps, firstScene.firstScene, async () => {
    const scene = firstSceneOf(await deps.world.now());
    return { isSuccess: true, ...(scene && { scene }) };
  });
}
