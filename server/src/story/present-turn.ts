import type { Phase, StoryReply } from '@underhall/contract';
import {
  type Change,
  canChangeOutfit,
  handSizeOf,
  offered,
  type Standpoint,
  type Story,
  type Turn,
  type World,
} from '@underhall/engine';
import { presentSetting } from '../map/present-place.ts';
import { isByLetter, presentExternalAct, presentRename, presentSocialAct } from './present-asked.ts';
import { presentEnd } from './present-end.ts';
import { presentMessages } from './present-message.ts';
import { presentOffered, presentOpen } from './present-storylet.ts';
import { changedUntold } from './sheet-changes.ts';

/** A turn as the player is told it: where the story stands, and what happened on the way. */
export function presentTurn(turn: Turn, world: World): StoryReply {
  const { character, changes } = turn;
  const here = { character, world };
  return {
    isSuccess: true,
    phase: phaseOf(character.story, world),
    actions: character.actions.count,
    canChangeOutfit: canChangeOutfit(here),
    hasUpdatedCharacter: changedUntold(turn),
    elapsed: changes.reduce((sum, change) => sum + spentBy(change), 0),
    maxHandSize: handSizeOf(here),
    ...storyOf(turn, world),
  };
}

function storyOf(turn: Turn, world: World): Partial<StoryReply> {
  const here = { character: turn.character, world };
  const { story } = turn.character;
  if (story.phase === 'Available') {
    return { storylets: offered(here).map((storylet) => presentOffered(storylet, here)) };
  }
  if (story.phase === 'In') {
    const storylet = world.storylets.get(story.storylet);
    return storylet ? { storylet: presentOpen(storylet, here) } : {};
  }
  if (story.phase !== 'End') return askedOf(story, here);
  const messages = presentMessages(turn, story, world);
  return {
    endStorylet: presentEnd(story, here),
    setting: presentSetting(here),
    ...(messages.length > 0 && { messages }),
  };
}

/** What the player is asked before the branch they chose goes on. */
function askedOf(story: Story & { phase: 'Rename' | 'Act' }, here: Standpoint): Partial<StoryReply> {
  const { world } = here;
  const storylet = world.storylets.get(story.storylet);
  const branch = storylet?.branches.find(({ id }) => id === story.branch);
  if (!storylet || !branch) return {};
  if (story.phase === 'Rename') return { rename: presentRename(branch, here) };
  return isByLetter(branch, world)
    ? { externalSocialAct: presentExternalAct(branch, here) }
    : { socialAct: presentSocialAct(storylet, branch, here) };
}

/** What was opened by using something, and what goes by letter, have phases of their own on the wire. */
function phaseOf(story: Story, world: World): Phase {
  if (story.phase === 'In' && story.item !== undefined) return 'InItemUse';
  if (story.phase !== 'Act') return story.phase;
  const branch = world.storylets.get(story.storylet)?.branches.find(({ id }) => id === story.branch);
  return branch && isByLetter(branch, world) ? 'ExternalAct' : 'Act';
}

const spentBy = (change: Change): number =>
  change.kind === 'actions' && change.why === 'spent' ? change.from.count - change.to.count : 0;
