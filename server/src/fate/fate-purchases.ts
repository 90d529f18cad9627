import type { FateAction } from '@underhall/contract';
import {
  beginningOf,
  buyStory as buyStoryRule,
  changeFace,
  changeName,
  type Moment,
  type Ruling,
  resetStory,
  unlockStory,
} from '@underhall/engine';
import { faultOfCharacterName, tidy } from '../account/name-rules.ts';
import { takeTurn } from '../characters/take-turn.ts';
import type { TurnDeps } from '../characters/turn-deps.ts';
import { Refused, RefusedByRule } from '../http/failures.ts';
import { fillIn } from '../wording/fill-in.ts';
import { escapeHtml } from '../wording/markup.ts';
import { parseStoryId } from './present-stories.ts';
import { faceItem } from './store-items.ts';

type StoryPurchase = {
  readonly storeItemId: number;
  /** If undefined, the story is bought with Fate. */
  readonly action: FateAction | undefined;
  readonly key: string | undefined;
};

/** Buys or resets a story with Fate or with a member's unlocks. */
export async function buyStory(deps: TurnDeps, characterId: number, { storeItemId, action, key }: StoryPurchase) {
  const { id, isReset } = parseStoryId(storeItemId);
  const rule = (moment: Moment): Ruling => {
    if (action === 'EnhancedUnlock') return unlockStory(moment, id, isReset ? 'again' : 'new');
    return isReset ? resetStory(moment, id) : buyStoryRule(moment, id);
  };
  const { world, turn } = await takeTurn(deps, characterId, {
    choice: `${action ?? 'store item'} ${storeItemId}`,
    key,
    rule,
  });
  const item = world.storeItems.get(id);
  const { done, doneAgain } = world.pack.words.texts.store;
  const place = item && beginningOf(item, { character: turn.character, world });
  return {
    isSuccess: true,
    message: isReset ? doneAgain : (item?.boughtText ?? done),
    ...(place && { beginsIn: { areaId: place.id, name: escapeHtml(place.name) } }),
  };
}

type NameChange = { readonly newName: string; readonly key: string | undefined };

export async function buyName(deps: TurnDeps, characterId: number, { newName, key }: NameChange) {
  const name = tidy(newName);
  const fault = faultOfCharacterName(name, deps.world.pack.words.title);
  if (fault) throw new Refused(fault);
  const { turn } = await takeTurn(deps, characterId, {
    choice: `change name ${JSON.stringify(name)}`,
    key,
    reads: { namesake: name },
    rule: (moment, given) => changeName(moment, name, given),
  });
  const { texts } = deps.world.pack.words;
  // A repeated request gets the first reply, even if the character has been renamed since.
  const changed = turn.changes.find((change) => change.kind === 'name changed');
  const characterName = changed?.to ?? turn.character.name;
  return { isSuccess: true, message: fillIn(texts.newName.done, { name: characterName }), characterName };
}

type FaceChange = {
  readonly avatarImage: string;
  /** ID of the purchase. Absent if the character pays with a ticket. */
  readonly storeItemId?: number | undefined;
  readonly key: string | undefined;
};

export async function buyFace(deps: TurnDeps, characterId: number, { avatarImage, storeItemId, key }: FaceChange) {
  if (storeItemId !== undefined && storeItemId !== faceItem.id) throw new RefusedByRule('no such ware');
  const payment = storeItemId === undefined ? 'ticket' : 'fate';
  await takeTurn(deps, characterId, {
    choice: `change face ${JSON.stringify(avatarImage)} for ${payment}`,
    key,
    rule: (moment) => changeFace(moment, avatarImage, payment),
  });
  const { done, doneFree } = deps.world.pack.words.texts.newFace;
  return { isSuccess: true, message: payment === 'ticket' ? doneFree : done, avatarImage };
}
