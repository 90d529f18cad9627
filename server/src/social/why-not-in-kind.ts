import {
  type Act,
  branchesFor,
  branchOfAct,
  isListed,
  locksOf,
  meetsAll,
  type Standpoint,
  stateOf,
  unmetRequirements,
} from '@underhall/engine';
import { needsInWords } from '../qualities/needs-in-words.ts';
import { plainOf } from '../wording/markup.ts';

/**
 * Says in plain text why the player cannot send an invitation of this kind now, and what to do. Undefined if nothing on
 * the player's side prevents it. Says nothing about the other player, whose qualities are private.
 */
export function whyNotInKind(act: Act, now: Standpoint): string | undefined {
  if (act.external) return 'This can only be sent by e-mail, to somebody who does not play yet.';
  const here: Standpoint = { ...now, character: { ...now.character, story: { phase: 'Available' } } };
  const found = branchOfAct(act.id, here);
  if (!found) return whereElse(act, here);
  const { branch } = found;
  if (locksOf(branch, here).byQualities && branch.lockedText !== undefined) return branch.lockedText;
  const unmet = [...unmetRequirements(branch.needs, here), ...unmetRequirements(act.senderNeeds, here)];
  if (unmet.length === 0) return undefined;
  const needs = plainOf(needsInWords([...branch.needs, ...act.senderNeeds], here));
  return needs === '' ? 'You cannot offer this at the moment.' : `For this you need ${needs}.`;
}

/** Names the places on the player's map in which a story now offers the act. */
function whereElse({ id }: Act, here: Standpoint): string {
  const { world } = here;
  const places = world.pack.storylets
    .filter(({ branches }) => branches.some(({ act }) => act === id))
    .filter((storylet) => isListed(storylet) && meetsAll(storylet.when, here))
    .filter(({ branches }) => branchesFor(branches, here).some(({ act }) => act === id))
    .flatMap(({ areas }) => areas)
    .flatMap((area) => world.areas.get(area) ?? [])
    .filter((area) => stateOf(area, here).isDiscovered);
  const [place] = places;
  return place === undefined
    ? 'No story offers you this at the moment. Come back to it later.'
    : `This begins in ${place.name}. Go there first.`;
}
