import { changeFace, changeName } from '@underhall/engine';
import { faultOfCharacterName, tidy } from '../account/name-rules.ts';
import { takeTurn } from '../characters/take-turn.ts';
import type { TurnDeps } from '../characters/turn-deps.ts';
import { AgainstTheRules, Refused } from '../http/failures.ts';
import { fillIn } from '../wording/fill-in.ts';
import { faceItem } from './store-items.ts';

type NameWanted = { readonly newName: string; readonly key: string | undefined };

/** Gives the character another name, for Fate. */
export async function buyName(deps: TurnDeps, characterId: number, { newName, key }: NameWanted) {
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
  // A call that is made again is answered as it was, whatever the character is called by now.
  const changed = turn.changes.find((change) => change.kind === 'name changed');
  const characterName = changed?.to ?? turn.character.name;
  return { isSuccess: true, message: fillIn(texts.newName.done, { name: characterName }), characterName };
}

type FaceWanted = {
  readonly avatarImage: string;
  /** Number of the purchase; absent if the character gives a ticket for it. */
  readonly storeItemId?: number | undefined;
  readonly key: string | undefined;
};

/** Gives the character another face, for Fate or for a ticket. */
export async function buyFace(deps: TurnDeps, characterId: number, { avatarImage, storeItemId, key }: FaceWanted) {
  if (storeItemId !== undefined && storeItemId !== faceItem.id) throw new AgainstTheRules('no such ware');
  const payment = storeItemId === undefined ? 'ticket' : 'fate';
  await takeTurn(deps, characterId, {
    choice: `change face ${JSON.stringify(avatarImage)} for ${payment}`,
    key,
    rule: (moment) => changeFace(moment, avatarImage, payment),
  });
  const { done, doneFree } = deps.world.pack.words.texts.newFace;
  return { isSuccess: true, message: payment === 'ticket' ? doneFree : done, avatarImage };
}
