import type { View } from '../cast.ts';
import type {
  AgentCommand,
  CardCommand,
  Command,
  PlanCommand,
  PossessionCommand,
  SocialCommand,
  StoreCommand,
  StoryCommand,
} from '../command.ts';
import { isAgentCommandOffered } from './agent-commands.ts';
import { isCardCommandOffered, isPlanCommandOffered } from './card-and-plan-commands.ts';
import { isPossessionCommandOffered } from './possession-commands.ts';
import { isSocialCommandOffered } from './social-commands.ts';
import { isStoreCommandOffered } from './store-commands.ts';
import { isStoryCommandOffered } from './story-commands.ts';

type Areas = {
  readonly story: StoryCommand;
  readonly cards: CardCommand;
  readonly possessions: PossessionCommand;
  readonly store: StoreCommand;
  readonly plans: PlanCommand;
  readonly agents: AgentCommand;
  readonly social: SocialCommand;
};

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
  'order fate': 'store',
  'order membership': 'store',
  'buy story': 'store',
  'reset story': 'store',
  'unlock story': 'store',
  plan: 'plans',
  'drop plan': 'plans',
  'restart plan': 'plans',
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
 * True if the page offers a command and does not lock it. Does not call the engine's command rules, because a check
 * compares them with this function.
 */
export function isCommandOffered(command: Command, view: View): boolean {
  switch (areaOfCommand[command.do]) {
    case 'story':
      return isStoryCommandOffered(command as StoryCommand, view);
    case 'cards':
      return isCardCommandOffered(command as CardCommand, view);
    case 'possessions':
      return isPossessionCommandOffered(command as PossessionCommand, view);
    case 'store':
      return isStoreCommandOffered(command as StoreCommand, view);
    case 'plans':
      return isPlanCommandOffered(command as PlanCommand, view);
    case 'agents':
      return isAgentCommandOffered(command as AgentCommand, view);
    case 'social':
      return isSocialCommandOffered(command as SocialCommand, view);
  }
}
