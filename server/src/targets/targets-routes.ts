import { type TargetsReply, targets } from '@underhall/contract';
import { maxTargets } from '@underhall/contract/limits';
import { effectiveLevel, imageOf, type Standpoint, shownTargets, type Target, whyNoTarget } from '@underhall/engine';
import type { FastifyInstance } from 'fastify';
import { type AccountCommandDeps, runAccountCommand } from '../account/run-account-command.ts';
import { currentMoment } from '../characters/current-moment.ts';
import { type OfferUndoDeps, offerUndo } from '../characters/removal-store.ts';
import type { TurnDeps } from '../characters/turn-deps.ts';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { RefusedByRule } from '../http/failures.ts';
import { nameOf } from '../wording/quality-name.ts';
import type { TargetStore } from './target-store.ts';

type TargetsDeps = AnswerDeps & TurnDeps & AccountCommandDeps & OfferUndoDeps & { readonly targets: TargetStore };

export function targetsRoutes(app: FastifyInstance, deps: TargetsDeps): void {
  answer(app, deps, targets.targets, async ({ characterId }) => {
    const [here, stored] = await read(characterId);
    return presentTargets(stored, here);
  });

  answer(app, deps, targets.setTarget, async ({ accountId, characterId, body: { qualityId, target }, key }) => {
    const reply = await runAccountCommand(deps, accountId, {
      choice: `target ${target} of ${qualityId}`,
      key,
      rule: async () => {
        const [here, before] = await read(characterId);
        const others = before.filter(({ quality }) => quality !== qualityId);
        if (target === 0) {
          const steps = [deps.targets.dropping(characterId, qualityId)];
          return { steps, reply: presentTargets(others, here) };
        }
        const wanted = { quality: qualityId, level: target };
        const why = whyNoTarget(wanted, before, here);
        if (why) throw new RefusedByRule(why);
        const isKnown = others.length < before.length;
        const after = isKnown
          ? before.map((each) => (each.quality === qualityId ? wanted : each))
          : [...before, wanted];
        return {
          steps: [deps.targets.setting(characterId, wanted)],
          reply: presentTargets(after, here),
        };
      },
    });
    return target === 0 ? { ...reply, ...(await offerUndo(deps, characterId, 'target', String(qualityId))) } : reply;
  });

  const read = (characterId: number): Promise<[Standpoint, readonly Target[]]> =>
    Promise.all([currentMoment(deps, characterId), deps.targets.targetsOf(characterId)]);
}

const presentTargets = (all: readonly Target[], here: Standpoint): TargetsReply => ({
  isSuccess: true,
  most: maxTargets,
  targets: shownTargets(all, here).flatMap(({ quality: id, level: target }) => {
    const quality = here.world.qualities.get(id);
    if (!quality) return [];
    const level = effectiveLevel(id, here);
    return { qualityId: id, name: nameOf(quality, here.character), image: imageOf(quality, level), level, target };
  }),
});
