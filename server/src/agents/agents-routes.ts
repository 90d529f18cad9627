import { type AgentChangeReply, agents } from '@underhall/contract';
import {
  abandonPlot,
  beginPlot,
  chooseBranch,
  lend,
  type Moment,
  openStoryIn,
  postponeReport,
  type Ruling,
  reporterOf,
  reportPlot,
  takeAll,
  takeBack,
} from '@underhall/engine';
import type { FastifyInstance } from 'fastify';
import { currentMoment } from '../characters/current-moment.ts';
import { type TurnResult, takeTurn } from '../characters/take-turn.ts';
import type { TurnDeps } from '../characters/turn-deps.ts';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { Refused, RefusedByRule } from '../http/failures.ts';
import { presentFate } from '../story/present-message.ts';
import { type FormDeps, presentStory } from '../story/present-story.ts';
import { keyOfChoice } from '../story/story-routes.ts';
import { escapeHtml } from '../wording/markup.ts';
import { wrapName } from '../wording/quality-name.ts';
import { infoMessage } from '../wording/result-message.ts';
import { presentAgent, presentAgents, presentConcerns } from './present-agents.ts';

export function agentsRoutes(app: FastifyInstance, deps: AnswerDeps & TurnDeps & FormDeps): void {
  answer(app, deps, agents.agents, async ({ characterId }) => presentAgents(await currentMoment(deps, characterId)));

  answer(app, deps, agents.plots, async ({ characterId, body: { agentId } }) => {
    const here = await currentMoment(deps, characterId);
    const engaged = here.character.agents.find(({ agent }) => agent === agentId && here.world.agents.has(agent));
    if (!engaged) throw new RefusedByRule('no such agent');
    return { isSuccess: true, concerns: presentConcerns(engaged, here) };
  });

  answer(app, deps, agents.lend, ({ characterId, key, body: { agentId, itemId, category } }) =>
    itemId === undefined
      ? giveBack({ characterId, key, agentId, category })
      : change({
          characterId,
          key,
          agentId,
          choice: `lend ${itemId} to ${agentId}`,
          rule: (moment) => lend(moment, agentId, itemId),
        }),
  );

  answer(app, deps, agents.unequip, ({ characterId, key, body: { agentId, category } }) =>
    giveBack({ characterId, key, agentId, category }),
  );

  answer(app, deps, agents.takeAll, ({ characterId, key, body: { agentId } }) =>
    giveBack({ characterId, key, agentId, category: undefined }),
  );

  answer(app, deps, agents.begin, async ({ characterId, key, body: { agentId, plotId } }) => {
    const { turn, world } = await takeTurn(deps, characterId, {
      choice: `send ${agentId} on ${plotId}`,
      key,
      rule: (moment) => beginPlot(moment, agentId, plotId),
    });
    const plot = world.plots.get(plotId);
    const agent = world.agents.get(agentId);
    if (!plot || !agent) throw new RefusedByRule('no such plot');
    const departure = infoMessage(`${wrapName(escapeHtml(agent.name))} has set out.`, agent.image);
    const payments = turn.changes.flatMap((each) => (each.kind === 'fate' ? presentFate(each, world.pack.words) : []));
    const { agent: sent, ...household } = agentsAfter({ turn, world }, agentId);
    const shownPlot = sent?.plot;
    return {
      ...household,
      ...(sent && { agent: sent }),
      name: shownPlot?.name ?? escapeHtml(plot.name),
      description: shownPlot?.description ?? '',
      image: plot.image,
      messages: [departure, ...payments],
    };
  });

  answer(app, deps, agents.abandon, ({ characterId, key, body: { agentId } }) =>
    change({
      characterId,
      key,
      agentId,
      choice: `call ${agentId} off`,
      rule: (moment) => abandonPlot(moment, agentId),
    }),
  );

  answer(app, deps, agents.report, async ({ body: { agentId }, ...player }) => {
    const taken = await takeTurn(deps, player.characterId, {
      choice: `report of ${agentId}`,
      rule: (moment) => openReport(moment, agentId),
    });
    return presentStory(deps, player, taken);
  });

  answer(app, deps, agents.perhapsNot, ({ characterId, body: { agentId } }) =>
    change({
      characterId,
      key: undefined,
      agentId,
      choice: `report of ${agentId} later`,
      rule: (moment) => postponeReport(moment, agentId),
    }),
  );

  answer(app, deps, agents.branch, async ({ body, key, ...player }) => {
    const { branchId: branch, secondChanceIds: secondChances = [] } = body;
    const taken = await takeTurn(deps, player.characterId, {
      choice: [`branch ${branch}`, ...secondChances].join(' with '),
      key,
      keyFor: keyOfChoice(branch),
      keepsQuestion: true,
      rule: (moment) => answerReport(moment, { branch, secondChances }),
    });
    return presentStory(deps, player, taken);
  });

  /** Takes back the item in one slot of an agent, or all items if no slot is given. */
  const giveBack = ({
    agentId,
    category,
    ...call
  }: Omit<Change, 'choice' | 'rule'> & { category: string | undefined }) =>
    change({
      ...call,
      agentId,
      choice: `take ${category ?? 'all'} from ${agentId}`,
      rule: (moment) => (category === undefined ? takeAll(moment, agentId) : takeBack(moment, agentId, category)),
    });

  /** Runs a command about an agent and returns the updated list of agents. */
  async function change({ characterId, agentId, ...command }: Change): Promise<AgentChangeReply> {
    return agentsAfter(await takeTurn(deps, characterId, command), agentId);
  }
}

type Change = {
  readonly characterId: number;
  readonly key: string | undefined;
  readonly agentId: number;
  readonly choice: string;
  readonly rule: (moment: Moment) => Ruling;
};

function agentsAfter({ turn: { character }, world }: Pick<TurnResult, 'turn' | 'world'>, id: number): AgentChangeReply {
  const here = { character, world };
  const engaged = character.agents.find(({ agent }) => agent === id);
  const agent = engaged && presentAgent(engaged, here);
  return { ...presentAgents(here), ...(agent && { agent }) };
}

/** Opens a report. If another storylet must be finished first, the refusal names that storylet. */
function openReport(moment: Moment, agentId: number): Ruling {
  const ruling = reportPlot(moment, agentId);
  if (ruling.ruling !== 'refused' || ruling.refusal !== 'in another storylet') return ruling;
  const { character, world } = moment;
  const open = openStoryIn(character.story, world);
  const name = open && world.storylets.get(open.storylet)?.name;
  if (name === undefined) return ruling;
  throw new Refused(`You are in the middle of “${name}”. Finish it, or go back from it. Then open the report again.`);
}

/** Chooses a branch of the open report, or repeats the last result. */
function answerReport(
  moment: Moment,
  choice: { readonly branch: number; readonly secondChances: readonly number[] },
): Ruling {
  const { story } = moment.character;
  const isRepeat = story.phase === 'End' && story.agent !== undefined;
  if (reporterOf(moment.character) === undefined && !isRepeat) throw new RefusedByRule('not asked');
  return chooseBranch(moment, choice);
}
