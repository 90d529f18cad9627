import type { ResultMessage } from '@underhall/contract';
import type { Character, EndedStory, Quality, Roll, Standpoint, World } from '@underhall/engine';
import { escapeHtml } from '../wording/markup.ts';
import { isPhrase, nameOf, wrapName } from '../wording/quality-name.ts';

/** The result or the question that a roll belongs to. */
type Rolling = Pick<EndedStory, 'storylet' | 'branch' | 'agent'>;

/** If an item paid for a second roll, the message about it comes first. */
export function presentRoll(roll: Roll, end: Rolling, { character, world }: Standpoint): ResultMessage[] {
  const { quality, chance, roll: rolled, passed, again } = roll;
  const tried = world.qualities.get(quality);
  const name = escapeHtml(tried?.name ?? '');
  const result = `${tellerOf(end, tried, world)} ${passed ? 'succeeded' : 'failed'}`;
  const second = again ? ' at the second try' : '';
  const item = again && itemSpentOn(roll, end, world);
  return [
    ...(item ? [presentSecondChance(item, roll, character)] : []),
    {
      type: passed ? 'DifficultyRollSuccessMessage' : 'DifficultyRollFailureMessage',
      message: isPhrase(name)
        ? `${result}${second}: ${wrapName(name)}.`
        : `${result} in a ${wrapName(name)} challenge${second}.`,
      tooltip: `You rolled ${rolled}; ${chance} or less was a success.`,
      image: tried?.image ?? '',
    },
  ];
}

/** Returns who rolled. In an agent's report, the agent rolls, unless the quality is shared. */
function tellerOf({ agent: id }: Rolling, tried: Quality | undefined, world: World): string {
  const agent = id === undefined || tried?.shared ? undefined : world.agents.get(id);
  return agent ? escapeHtml(agent.name) : 'You';
}

function itemSpentOn({ place }: Roll, end: Rolling, world: World): Quality | undefined {
  const branch = world.storylets.get(end.storylet)?.branches.find(({ id }) => id === end.branch);
  const item = branch?.challenges[place]?.secondChance;
  return item === undefined ? undefined : world.qualities.get(item);
}

function presentSecondChance(item: Quality, { passed }: Roll, character: Character): ResultMessage {
  const name = nameOf(item, character);
  return {
    type: 'SecondChanceResultMessage',
    message: `${isPhrase(name) ? '' : 'Your '}${wrapName(name)} gave you a second try: ${passed ? 'it went better' : 'it went no better'}.`,
    image: item.image,
  };
}
