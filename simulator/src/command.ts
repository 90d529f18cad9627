import type {
  AgentId,
  AreaId,
  BranchId,
  PlotId,
  QualityId,
  StoreItemId,
  StoryletId,
  Tier,
  WareId,
} from '@underhall/engine';

/** Every command that a player can send. `do` is the verb. */
export type Command =
  | StoryCommand
  | CardCommand
  | PossessionCommand
  | StoreCommand
  | PlanCommand
  | AgentCommand
  | SocialCommand;

export type StoryCommand =
  | { readonly do: 'look' | 'go back' }
  | { readonly do: 'begin'; readonly storylet: StoryletId }
  | {
      readonly do: 'choose';
      readonly branch: BranchId;
      readonly secondChances: readonly QualityId[];
      /** How often the player makes the choice in one go. Default: once. */
      readonly times?: number;
    }
  | { readonly do: 'travel'; readonly area: AreaId }
  | { readonly do: 'use'; readonly item: QualityId }
  | { readonly do: 'name'; readonly quality: QualityId; readonly name: string };

export type CardCommand = { readonly do: 'draw' } | { readonly do: 'discard'; readonly card: StoryletId };

export type PossessionCommand =
  | { readonly do: 'put on' | 'take off'; readonly item: QualityId }
  | { readonly do: 'wear best'; readonly quality: QualityId }
  | { readonly do: 'add outfit' | 'save outfit' }
  | { readonly do: 'wear outfit' | 'mark outfit'; readonly outfit: number }
  | { readonly do: 'rename outfit'; readonly outfit: number; readonly name: string }
  | { readonly do: 'buy' | 'sell'; readonly ware: WareId; readonly count: number }
  | { readonly do: 'redeem'; readonly code: string };

/** Orders take effect at once, as after a successful payment. */
export type StoreCommand =
  | { readonly do: 'order fate'; readonly fate: number }
  | { readonly do: 'order membership'; readonly tier: Exclude<Tier, 'none'> }
  | { readonly do: 'buy story' | 'reset story'; readonly item: StoreItemId }
  | { readonly do: 'unlock story'; readonly item: StoreItemId; readonly as: 'new' | 'again' };

export type PlanCommand = { readonly do: 'plan' | 'drop plan' | 'restart plan'; readonly branch: BranchId };

export type AgentCommand =
  | { readonly do: 'lend'; readonly agent: AgentId; readonly item: QualityId }
  | { readonly do: 'take back'; readonly agent: AgentId; readonly slot: string }
  | { readonly do: 'take all' | 'call off' | 'hear report'; readonly agent: AgentId }
  | { readonly do: 'send'; readonly agent: AgentId; readonly plot: PlotId };

/** `to` is the number of a player in the same town. */
export type SocialCommand =
  | { readonly do: 'invite'; readonly to: number; readonly words: string }
  | { readonly do: 'invite outside' }
  | { readonly do: 'accept'; readonly invitation: number }
  | { readonly do: 'decline' | 'cancel' | 'let expire'; readonly invitation: number }
  | { readonly do: 'join'; readonly invitation: number };

export function describeCommand({ do: verb, ...rest }: Command): string {
  const settings = Object.entries(rest).map(
    ([name, value]) => `${name} ${Array.isArray(value) ? `[${value}]` : value}`,
  );
  return [verb, ...settings].join(' ');
}
