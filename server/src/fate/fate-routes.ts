import { fate } from '@underhall/contract';
import { allowanceOf } from '@underhall/engine';
import type { FastifyInstance } from 'fastify';
import { currentMoment } from '../characters/current-moment.ts';
import { takeTurn } from '../characters/take-turn.ts';
import type { TurnDeps } from '../characters/turn-deps.ts';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { RefusedByRule } from '../http/failures.ts';
import { buyFace, buyName, buyStory } from './fate-purchases.ts';
import { readOtherGames, shopOrigins, withAllowedWidget } from './other-games.ts';
import { presentFate } from './present-fate.ts';
import { nameItem, plainItems, storeItems } from './store-items.ts';

type FateDeps = AnswerDeps &
  TurnDeps & {
    /** Only used for the date on which a paid membership ends. */
    readonly subscriptions: {
      load(
        characterId: number,
      ): Promise<{ readonly subscription?: { readonly standing?: { readonly paidUntil: number } } }>;
    };
    readonly options: { readonly otherGamesFile?: string };
  };

export function fateRoutes(app: FastifyInstance, deps: FateDeps): void {
  answer(app, deps, fate.fate, async ({ characterId }) => {
    const [{ character, world, now }, { subscription }] = await Promise.all([
      currentMoment(deps, characterId),
      deps.subscriptions.load(characterId),
    ]);
    return presentFate({ character, world }, now, subscription?.standing?.paidUntil);
  });

  answer(app, deps, fate.purchase, async ({ characterId, body: { storeItemId, action, newName = '' }, key }) => {
    const isRequested = (item: { readonly id: number; readonly action: string }) =>
      item.id === storeItemId && (action === undefined || item.action === action);
    if (isRequested(nameItem)) return buyName(deps, characterId, { newName, key });
    const isStory =
      action === undefined
        ? storeItems.every(({ id }) => id !== storeItemId)
        : action === 'ContentPurchase' || action === 'EnhancedUnlock';
    if (isStory) return buyStory(deps, characterId, { storeItemId, action, key });
    const item = plainItems.find(isRequested);
    if (!item) throw new RefusedByRule('no such ware');
    const { turn, world } = await takeTurn(deps, characterId, { choice: `purchase ${item.id}`, key, rule: item.rule });
    return {
      isSuccess: true,
      message: item.doneMessage(world.pack.words, { cards: allowanceOf({ character: turn.character, world }).deck }),
    };
  });

  const shops = shopOrigins(deps.options.otherGamesFile);
  answer(app, deps, fate.otherGames, async () => ({
    isSuccess: true,
    games: (await readOtherGames(deps.options.otherGamesFile)).map((game) => withAllowedWidget(shops, game)),
  }));

  answer(app, deps, fate.changeAvatar, async ({ characterId, body: { avatarImage, storeItemId }, key }) =>
    buyFace(deps, characterId, { avatarImage, storeItemId, key }),
  );

  answer(app, deps, fate.setAvatarImage, async ({ characterId, body: { avatarImage }, key }) =>
    buyFace(deps, characterId, { avatarImage, key }),
  );
}
