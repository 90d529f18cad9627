import type { Character } from '../character.ts';
import type { Offers } from '../offers/offers.ts';
import { beginStorylet } from '../story/begin.ts';
import { chooseBranch } from '../story/choose-branch.ts';
import type { Ruling } from '../turn.ts';
import type { World } from '../world.ts';
import { aMoment } from './a-moment.ts';

/** Opens one of the storylets on offer, chooses the branch with the same id, and updates the offers. */
export function playOn(character: Character, offers: Offers, world: World, pick: number): Character {
  const list = offers.list();
  const { id } = list[pick % list.length] as { id: number };
  const moment = { ...aMoment({ world }), character };
  const begun = characterAfter(beginStorylet(moment, id));
  const next = characterAfter(chooseBranch({ ...moment, character: begun }, { branch: id, secondChances: [] }));
  offers.update(next);
  return next;
}

function characterAfter(ruling: Ruling): Character {
  if (ruling.ruling !== 'allowed') throw new Error(`the choice was not allowed: ${JSON.stringify(ruling)}`);
  return ruling.turn.character;
}
