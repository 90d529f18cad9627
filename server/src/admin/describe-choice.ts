import type { OutcomeKind, Story, Storylet, World } from '@underhall/engine';
import { timePasses } from '../timed/time-passes.ts';

type Naming = (world: World, id: number) => string | undefined;

const storylet: Naming = (world, id) => world.storylets.get(id)?.name;
const quality: Naming = (world, id) => world.qualities.get(id)?.name;
const area: Naming = (world, id) => world.areas.get(id)?.name;
const branch: Naming = (world, id) => {
  const home = storyletOfBranch(world, id);
  const found = home?.branches.find((each) => each.id === id);
  return found && home && `${found.name}" in "${home.name}`;
};

const storyletOfBranch = (world: World, id: number): Storylet | undefined =>
  [...world.storylets.values()].find(({ branches }) => branches.some((each) => each.id === id));

/**
 * A choice in the ledger is a `verb` and a number. `words` describe the choice, and `of` says what the number
 * identifies.
 */
const kinds: readonly (readonly [verb: string, words: string, of: Naming])[] = [
  ['begin', 'opened', storylet],
  ['branch', 'chose', branch],
  ['use', 'used', quality],
  ['travel', 'went to', area],
  ['discard', 'threw away', storylet],
  ['undo discard', 'took back', storylet],
  ['plan', 'planned', branch],
  ['drop plan', 'dropped the plan', branch],
  ['restore plan', 'restored the plan', branch],
  ['put on', 'put on', quality],
  ['take off', 'took off', quality],
];

const whole: Readonly<Record<string, string>> = {
  onwards: 'looked at what there was',
  resume: 'came back to the open story',
  'go back': 'turned back from the open story',
  draw: 'drew a card',
  [timePasses]: 'time passed',
};

/** Returns the choice unchanged if it is unknown. */
export function describeChoice(choice: string, world: World): string {
  const said = whole[choice];
  if (said) return said;
  for (const [verb, words, of] of kinds) {
    const form = new RegExp(`^${verb} (\\d+)( \\d+ times)?(?: with ([\\d with]+))?$`);
    const [, number, times = '', after = ''] = form.exec(choice) ?? [];
    const name = number === undefined ? undefined : of(world, Number(number));
    if (name === undefined) continue;
    const second = after.split(' with ').flatMap((id) => quality(world, Number(id)) ?? []);
    return `${words} "${name}"${times && `, up to${times}`}${second.length > 0 ? `, with ${second.join(' and ')} for a second chance` : ''}`;
  }
  return choice;
}

const outcomes: Record<OutcomeKind, string> = {
  always: 'it had no challenge',
  rare: 'the rare one of two outcomes',
  success: 'the challenge succeeded',
  failure: 'the challenge failed',
  rareSuccess: 'the challenge succeeded, with the rare one of two outcomes',
  rareFailure: 'the challenge failed, with the rare one of two outcomes',
};

export function describeStory(story: Story, world: World): string {
  if (story.phase === 'Available') return 'no story is open';
  const name = storylet(world, story.storylet) ?? `storylet ${story.storylet}`;
  switch (story.phase) {
    case 'In':
      return `"${name}" is open`;
    case 'SecondChance':
      return `"${name}" is open: the roll of "${branch(world, story.branch) ?? story.branch}" failed, and a second chance is offered`;
    case 'Rename':
    case 'Act':
      return `"${name}" is open: "${branch(world, story.branch) ?? story.branch}" waits for an answer`;
    case 'End':
      return `the result of "${branch(world, story.branch) ?? `${story.branch}" in "${name}`}" is shown: ${outcomes[story.outcome]}`;
  }
}
