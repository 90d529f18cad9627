import { outfits } from '@underhall/contract';
import {
  changeOutfit,
  equip,
  equipHighest,
  type Moment,
  type Ruling,
  renameOutfit,
  saveOutfit,
  toggleFavourite,
  unequip,
} from '@underhall/engine';
import type { FastifyInstance } from 'fastify';
import { currentMoment } from '../characters/current-moment.ts';
import { takeTurn } from '../characters/take-turn.ts';
import type { TurnDeps } from '../characters/turn-deps.ts';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { RefusedByRule } from '../http/failures.ts';
import { presentOutfit } from './present-outfit.ts';

export function outfitsRoutes(app: FastifyInstance, deps: AnswerDeps & TurnDeps): void {
  answer(app, deps, outfits.outfit, async ({ characterId }) => presentOutfit(await currentMoment(deps, characterId)));

  answer(app, deps, outfits.changeOutfit, ({ characterId, body: { outfitId }, key }) =>
    dress({ characterId, key, choice: `change into ${outfitId}`, rule: (moment) => changeOutfit(moment, outfitId) }),
  );

  answer(app, deps, outfits.equip, ({ characterId, body: { qualityId }, key }) =>
    dress({ characterId, key, choice: `put on ${qualityId}`, rule: (moment) => equip(moment, qualityId) }),
  );

  answer(app, deps, outfits.unequip, ({ characterId, body: { qualityId }, key }) =>
    dress({ characterId, key, choice: `take off ${qualityId}`, rule: (moment) => unequip(moment, qualityId) }),
  );

  answer(app, deps, outfits.equipHighest, ({ characterId, body: { qualityId }, key }) =>
    dress({ characterId, key, choice: `wear best ${qualityId}`, rule: (moment) => equipHighest(moment, qualityId) }),
  );

  answer(app, deps, outfits.saveOutfit, ({ characterId, body: { outfitId }, key }) =>
    dress({
      characterId,
      key,
      choice: `save outfit ${outfitId ?? ''}`.trim(),
      rule: (moment) => saveOutfit(moment, outfitId),
    }),
  );

  answer(app, deps, outfits.toggleFavourite, ({ characterId, body: { outfitId }, key }) =>
    dress({
      characterId,
      key,
      choice: `mark outfit ${outfitId ?? ''}`.trim(),
      rule: (moment) => toggleFavourite(moment, outfitId),
    }),
  );

  answer(app, deps, outfits.renameOutfit, ({ characterId, body: { outfitId, newName }, key }) =>
    dress({
      characterId,
      key,
      choice: `name outfit ${outfitId}: ${newName}`,
      rule: (moment) => renameOutfit(moment, outfitId, newName),
    }),
  );

  /** Returns the clothes worn after the turn. A refusal has them too: clients read the slots of every reply. */
  async function dress({ characterId, ...command }: Dressing) {
    try {
      const { turn, world } = await takeTurn(deps, characterId, command);
      return presentOutfit({ character: turn.character, world });
    } catch (failure) {
      if (!(failure instanceof RefusedByRule)) throw failure;
      throw new RefusedByRule(failure.refusal, presentOutfit(await currentMoment(deps, characterId)));
    }
  }
}

type Dressing = {
  readonly characterId: number;
  readonly key: string | undefined;
  readonly choice: string;
  readonly rule: (moment: Moment) => Ruling;
};
