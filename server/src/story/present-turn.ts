import type { StoryReply } from '@underhall/contract';
import { type Change, offered, type Turn, type World } from '@underhall/engine';
import { presentSetting } from '../map/present-place.ts';
import { presentEnd } from './present-end.ts';
import { presentMessages } from './present-message.ts';
import { presentListed, presentOpen } from './present-storylet.ts';

/** A turn as the player is told it: where the story stands, and what happened on the way. */
export function presentTurn(turn: Turn, world: World): StoryReply {
  const { character, changes } = turn;
  return {
    isSuccess: true,
    phase: character.story.phase,
    actions: character.actions.count,
    canChangeOutfit: presentSetting(character.area, world).canChangeOutfit,
    hasUpdatedCharacter: changes.some(({ kind }) => kind === 'lodged' || kind === 'revealed'),
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
  const messages = presentMessages(turn, story, world);
  return {
    endStorylet: presentEnd(story, character, world),
    setting: presentSetting(character.area, world),
    ...(messages.length > 0 && { messages }),
  };
}

const spentBy = (change: Change): number =>
  change.kind === 'actions' && change.why === 'spent' ? change.from.count - change.to.count : 0;
