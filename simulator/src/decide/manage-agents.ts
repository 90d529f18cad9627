import { agentsInOrder, concernsFor, type EngagedAgent, isDone } from '@underhall/engine';
import type { View } from '../cast.ts';
import type { Command } from '../command.ts';
import { isAgentCommandOffered } from '../page/agent-commands.ts';
import type { Behaviour } from './behaviour.ts';

/** Opens the report of an agent who has returned. Sends, equips or recalls other agents. */
export const manageAgents: Behaviour = (view) => {
  const { player, character } = view;
  if (character.agents.length === 0 || !player.dice.happens(player.strategy.traits.agentPercent)) return undefined;
  const engaged = player.dice.oneOf(agentsInOrder(view));
  const command = engaged && about(engaged, view);
  return command && isAgentCommandOffered(command, view) ? command : undefined;
};

type AgentCommand = Extract<Command, { agent: number }>;

function about(engaged: EngagedAgent, view: View): AgentCommand | undefined {
  const { player, world } = view;
  const { agent, plot, lent } = engaged;
  if (plot) {
    if (isDone(engaged, world)) return { do: 'hear report', agent };
    return player.dice.happens(5) ? { do: 'call off', agent } : undefined;
  }
  if (player.dice.happens(30)) return lendSomething(agent, view);
  const slot = lent.length === 0 ? undefined : world.qualities.get(lent[0] as number)?.slot;
  if (slot !== undefined && player.dice.happens(10)) {
    return player.dice.happens(50) ? { do: 'take back', agent, slot } : { do: 'take all', agent };
  }
  return sendOut(agent, view);
}

function lendSomething(agent: number, { player, character, world }: View): AgentCommand | undefined {
  const item = player.dice.oneOf(character.qualities.ids.filter((id) => world.qualities.get(id)?.loanable));
  return item === undefined ? undefined : { do: 'lend', agent, item };
}

function sendOut(agent: number, view: View): AgentCommand | undefined {
  const { player } = view;
  const plots = concernsFor(view).flatMap((concern) => concern.plots);
  const open = plots.filter(({ locks }) => !locks.byQualities && !locks.byFate);
  const offered = player.dice.oneOf(open);
  return offered && { do: 'send', agent, plot: offered.plot.id };
}
