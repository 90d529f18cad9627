import { profile } from '@underhall/contract';
import type { FastifyInstance } from 'fastify';
import { type AnswerDeps, answer } from '../http/answer.ts';
import type { ProfileStore } from './profile-store.ts';

type ProfileDeps = AnswerDeps & { readonly profiles: ProfileStore };

export function profileRoutes(app: FastifyInstance, deps: ProfileDeps): void {
  answer(app, deps, profile.keepPrivate, async ({ characterId, body: { value } }) => {
    await deps.profiles.keepPrivate(characterId, value);
    return { isSuccess: true };
  });
}
