import type { Phase, StoryReply } from '@underhall/contract';
import {
  type Change,
  type Character,
  canChangeOutfit,
  offered,
  type Story,
  type Turn,
  type World,
} from '@underhall/engine';
import { presentSetting } from '../map/present-place.ts';
import { presentRename, presentSocialAct } from './present-asked.ts';
import { presentEnd } from './present-end.ts';
import { presentMessages } from './present-message.ts';
import { presentListed, presentOpen } from './present-storylet.ts';
import { changedUntold } from './sheet-changes.ts';

/** A turn as the player is told it: where the story stands, and what happened on the way. */
export function presentTurn(turn: Turn, world: World): StoryReply {
  const { character, changes } = turn;
  return {
    isSuccess: true,
    phase: phaseOf(character.story),
    actions: character.actions.count,
    canChangeOutfit: canChangeOutfit(character, world),
    hasUpdatedCharacter: changedUntold(turn),
    elapsed: changes.reduce((sum, change) => sum + spentBy(change), 0),
    ...storyOf(turn, world),
  };
}

function storyOf(turn: Turn, world: World): Partial<StoryReply> {
  const { character } = turn;
  const { story } = character;
  if (story.phase === 'Available') {
    return { storylets: offered(character, world).map((storylet) => presentListed(storylet, character, world)) };
  }
  if (story.phase === 'In') {
    const storylet = world.storylets.get(story.storylet);
    return storylet ? { storylet: presentOpen(storylet, character, world) } : {};
  }
  if (story.phase !== 'End') return askedOf(character, story, world);
  const messages = presentMessages(turn, story, world);
  return {
    endStorylet: presentEnd(story, character, world),
    setting: presentSetting(character, world),
    ...(messages.length > 0 && { messages }),
  };
}

/** What the player is asked before the branch they chose goes on. */
function askedOf(character: Character, story: Story & { phase: 'Rename' | 'Act' }, world: World): Partial<StoryReply> {
  const storylet = world.storylets.get(story.storylet);
  const branch = storylet?.branches.find(({ id }) => id === story.branch);
  if (!storylet || !branch) return {};
  return story.phase === 'Rename'
    ? { rename: presentRename(branch, character, world) }
    : { socialAct: presentSocialAct(storylet, branch, character, world) };
}

/** A storylet that was opened by using something has a phase of its own on the wire. */
const phaseOf = (story: Story): Phase => (story.phase === 'In' && story.item !== undefined ? 'InItemUse' : story.phase);

const spentBy = (change: Change): number =>
  change.kind === 'actions' && change.why === 'spent' ? change.from.count - change.to.count : 0;
