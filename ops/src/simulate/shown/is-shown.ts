import type { View } from '../cast.ts';
import type {
  AgentCommand,
  CardCommand,
  Command,
  PlanCommand,
  PossessionCommand,
  SocialCommand,
  StoryCommand,
} from '../command.ts';
import { isAgentShown } from './agents-shown.ts';
import { isCardShown } from './cards-shown.ts';
import { isPlanShown } from './plans-shown.ts';
import { isPossessionShown } from './possessions-shown.ts';
import { isSocialShown } from './social-shown.ts';
import { isStoryShown } from './story-shown.ts';

type Areas = {
  readonly story: StoryCommand;
  readonly cards: CardCommand;
  readonly possessions: PossessionCommand;
  readonly plans: PlanCommand;
  readonly agents: AgentCommand;
  readonly social: SocialCommand;
};

/** Every command there is, and what it is about. */
export const areaOfCommand: Readonly<Record<Command['do'], keyof Areas>> = {
  look: 'story',
  'go back': 'story',
  begin: 'story',
  choose: 'story',
  travel: 'story',
  use: 'story',
  name: 'story',
  draw: 'cards',
  discard: 'cards',
  'put on': 'possessions',
  'take off': 'possessions',
  'wear best': 'possessions',
  'add outfit': 'possessions',
  'save outfit': 'possessions',
  'wear outfit': 'possessions',
  'mark outfit': 'possessions',
  'rename outfit': 'possessions',
  buy: 'possessions',
  sell: 'possessions',
  redeem: 'possessions',
  plan: 'plans',
  'drop plan': 'plans',
  'restart plan': 'plans',
  'note plan': 'plans',
  lend: 'agents',
  'take back': 'agents',
  'take all': 'agents',
  'call off': 'agents',
  'hear report': 'agents',
  send: 'agents',
  invite: 'social',
  'invite outside': 'social',
  accept: 'social',
  decline: 'social',
  cancel: 'social',
  'let expire': 'social',
  join: 'social',
};

/**
 * True if the page offers a command, unlocked. Computed from the parts of the page, not from the verbs that answer: the
 * check compares the two in every step.
 */
export function isShown(command: Command, view: View): boolean {
  switch (areaOfCommand[command.do]) {
    case 'story':
      return isStoryShown(command as StoryCommand, view);
    case 'cards':
      return isCardShown(command as CardCommand, view);
    case 'possessions':
      return isPossessionShown(command as PossessionCommand, view);
    case 'plans':
      return isPlanShown(command as PlanCommand, view);
    case 'agents':
      return isAgentShown(command as AgentCommand, view);
    case 'social':
      return isSocialShown(command as SocialCommand, view);
  }
}
