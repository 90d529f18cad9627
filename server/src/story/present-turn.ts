import type { Phase, StoryReply } from '@underhall/contract';
import {
  type AskedStory,
  type Change,
  canChangeOutfit,
  describeLostPlace,
  type EndedStory,
  handSizeOf,
  questionIn,
  resultOf,
  type Standpoint,
  type Story,
  storyletsOnOffer,
  type Turn,
  type World,
} from '@underhall/engine';
import { presentSetting } from '../map/present-place.ts';
import { plainOf } from '../wording/markup.ts';
import { presentEnd } from './present-end.ts';
import { presentHints, presentMessages } from './present-message.ts';
import { presentMilestones } from './present-milestones.ts';
import { presentOpened } from './present-opened.ts';
import { presentQuestion } from './present-question.ts';
import { presentRepeats } from './present-repeats.ts';
import { presentRest } from './present-rest.ts';
import { presentRoll } from './present-roll.ts';
import { presentOffered, presentOpen } from './present-storylet.ts';
import { isByEmail, presentExternalAct, presentRename, presentSocialAct } from './present-waiting-branch.ts';
import { sheetIsStale } from './sheet-changes.ts';
import { sumChanges } from './sum-changes.ts';
import { weighMessages } from './weigh-messages.ts';

export function presentTurn(turn: Turn, world: World): StoryReply {
  const { character, changes } = turn;
  const here = { character, world };
  return {
    isSuccess: true,
    phase: phaseOf(character.story, world),
    actions: character.actions.count,
    canChangeOutfit: canChangeOutfit(here),
    hasUpdatedCharacter: sheetIsStale(turn),
    elapsed: changes.reduce((sum, change) => sum + actionsSpentBy(change), 0),
    maxHandSize: handSizeOf(here),
    ...(character.story.phase !== 'Available' &&
      character.story.agent !== undefined && { agentId: character.story.agent }),
    ...lostPlaceOf(turn, world),
    ...storyOf(turn, world),
  };
}

/** A version of the world that removes an area moves its characters. */
function lostPlaceOf({ character, changes }: Turn, world: World): Pick<StoryReply, 'lostPlace'> {
  const lost = changes.flatMap((change) => (change.kind === 'moved' && change.from !== 0 ? [change.from] : []));
  const area = lost.find((each) => !world.areas.has(each));
  return area === undefined ? {} : { lostPlace: plainOf(describeLostPlace(area, { character, world })) };
}

function storyOf(turn: Turn, world: World): Partial<StoryReply> {
  const here = { character: turn.character, world };
  const { story } = turn.character;
  if (story.phase === 'Available') {
    return { storylets: storyletsOnOffer(here).map((storylet) => presentOffered(storylet, here)) };
  }
  if (story.phase === 'In') {
    const storylet = world.storylets.get(story.storylet);
    return storylet ? { storylet: presentOpen(storylet, here), ...straightFrom(turn, world) } : {};
  }
  if (story.phase === 'SecondChance') return questionOf(turn, story, here);
  if (story.phase !== 'End') return formOf(story, here);
  const milestones = presentMilestones(turn, here);
  const opened = presentOpened(turn, here);
  const rest = presentRest(turn, here);
  return {
    endStorylet: presentEnd(story, here),
    ...resultFields(turn, story, world),
    ...(milestones.length > 0 && { milestones }),
    ...(opened.length > 0 && { opened }),
    ...(rest && { rest }),
  };
}

/** The changes of a choice that led directly to the open storylet. */
function straightFrom(turn: Turn, world: World): Partial<StoryReply> {
  const end = resultOf(turn.changes);
  return end ? resultFields(turn, end, world) : {};
}

function resultFields(turn: Turn, end: EndedStory, world: World): Partial<StoryReply> {
  const here = { character: turn.character, world };
  const repeats = presentRepeats(turn.changes, here);
  const told = repeats ? { ...turn, changes: sumChanges(turn.changes) } : turn;
  const messages = weighMessages(presentMessages(told, end, world), world);
  const hints = presentHints(told, end, world);
  return {
    setting: presentSetting(here),
    ...(repeats && { repeats }),
    ...(messages.length > 0 && { messages }),
    ...(hints.length > 0 && { hints }),
  };
}

/** The branch whose roll failed, with the messages of its rolls. */
function questionOf({ changes }: Turn, story: AskedStory, here: Standpoint): Partial<StoryReply> {
  const question = questionIn(here);
  if (!question) return {};
  const messages = changes.flatMap((change) => (change.kind === 'rolled' ? presentRoll(change, story, here) : []));
  return { secondChance: presentQuestion(question, here), ...(messages.length > 0 && { messages }) };
}

function formOf(story: Story & { phase: 'Rename' | 'Act' }, here: Standpoint): Partial<StoryReply> {
  const { world } = here;
  const storylet = world.storylets.get(story.storylet);
  const branch = storylet?.branches.find(({ id }) => id === story.branch);
  if (!storylet || !branch) return {};
  if (story.phase === 'Rename') return { rename: presentRename(branch, here) };
  return isByEmail(branch, world)
    ? { externalSocialAct: presentExternalAct(branch, here) }
    : { socialAct: presentSocialAct(storylet, branch, here) };
}

/**
 * The phase on the wire: `InItemUse` instead of `In` while an item is in use, `ExternalAct` instead of `Act` for an
 * invitation by e-mail.
 */
function phaseOf(story: Story, world: World): Phase {
  if (story.phase === 'In' && story.item !== undefined) return 'InItemUse';
  if (story.phase !== 'Act') return story.phase;
  const branch = world.storylets.get(story.storylet)?.branches.find(({ id }) => id === story.branch);
  return branch && isByEmail(branch, world) ? 'ExternalAct' : 'Act';
}

const actionsSpentBy = (change: Change): number =>
  change.kind === 'actions' && change.why === 'spent' ? change.from.count - change.to.count : 0;
