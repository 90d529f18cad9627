import { lend, takeAll, takeBack } from '../../agents/lend.ts';
import { abandonPlot, beginPlot } from '../../agents/plots.ts';
import { postponeReport, reportPlot } from '../../agents/report-plot.ts';
import { applyMembership } from '../../map/show-out.ts';
import { accept } from '../../social/accept.ts';
import { beginSocialEvent } from '../../social/begin-social-event.ts';
import { cancel, decline, expire } from '../../social/end-invitation.ts';
import { invite } from '../../social/invite.ts';
import { noneToday } from '../../social/sent-today.ts';
import { allow, openTurn } from '../../turn.ts';
import * as service from './agents.ts';
import {
  alone,
  type CommandNumbers,
  type CommandPair,
  type InvitationPair,
  type MakePair,
  type Others,
  oneOf,
} from './command-pair.ts';
import { comeOutside } from './members-place.ts';
import { joinAs } from './membership.ts';
import type { Game } from './model-character.ts';
import { acceptIt, ask, beginEvent, endIt, lapse, waits } from './social-acts.ts';
import { agentIds } from './some-outcomes.ts';
import { actIds, plotIds } from './some-rest.ts';
import { garments, qualityIds } from './some-things.ts';
import { storyCommands, towards } from './story-commands.ts';

const hour = 3_600_000;
const lendable = [...garments, qualityIds.whistle, qualityIds.whistle];
const someWords = [
  '',
  'Come.',
  ' At nine. ',
  'Do.',
  'x'.repeat(1400),
  'Or not.',
  'x'.repeat(1401),
  'Ring \u0007',
] as const;

/** Usually an agent in service. */
function anAgentOf(chosen: CommandNumbers, { who }: Game): number {
  const inService = who.engagedAgents.map(({ agent }) => agent);
  return oneOf(chosen, inService, [...agentIds, 9]);
}

/** Usually about an open invitation. If there never was one, chooses a branch instead. */
function about(
  invited: readonly InvitationPair[],
  [chosen, game, others]: readonly [CommandNumbers, Game, Others],
  asked: (one: InvitationPair) => CommandPair,
): CommandPair {
  if (invited.length === 0) return storyCommands.choose(chosen, game, others);
  const waiting = invited.filter(({ model }) => waits(model, game.now));
  return asked(oneOf(chosen, waiting, invited));
}

/** A command about an agent. If there is none, usually one that leads to engaging an agent. */
const withAgent =
  (ask: (chosen: CommandNumbers, agent: number) => CommandPair): MakePair =>
  (chosen, game, others) =>
    game.who.engagedAgents.length === 0 && chosen.pick < 85
      ? towards(chosen.more % 4, chosen, game, others)
      : ask(chosen, anAgentOf(chosen, game));

export const peopleCommands = {
  lend: withAgent((chosen, agent) => {
    const item = lendable[chosen.pick % lendable.length] as number;
    return alone(
      { agent, item },
      (moment) => lend(moment, agent, item),
      (game) => service.lendIt(game, agent, item),
    );
  }),
  takeBack: withAgent((chosen, agent) => {
    const slot = [undefined, 'Hat', 'Weapon', 'Clothing'][chosen.pick % 4];
    return alone(
      { agent, slot },
      (moment) => (slot === undefined ? takeAll(moment, agent) : takeBack(moment, agent, slot)),
      (game) => service.takeThemBack(game, agent, slot),
    );
  }),
  beginPlot: withAgent((chosen, agent) => {
    const plot = [...plotIds, ...plotIds, 99][chosen.pick % 9] as number;
    return alone(
      { agent, plot },
      (moment) => beginPlot(moment, agent, plot),
      (game) => service.send(game, agent, plot),
    );
  }),
  reportPlot: withAgent((_chosen, agent) => alone(agent, reportPlot, service.hear)),
  perhapsNot: withAgent((_chosen, agent) => alone(agent, postponeReport, service.notNow)),
  callOff: withAgent((_chosen, agent) => alone(agent, abandonPlot, service.callOff)),
  enrol({ pick, more }, { now }) {
    const tier = (['none', 'exceptional', 'enhanced'] as const)[more % 3] ?? 'none';
    const until = tier === 'none' || pick < 50 ? undefined : now + (more % 90) * hour;
    const next =
      until === undefined || pick % 2 === 0
        ? undefined
        : { tier: tier === 'enhanced' ? ('exceptional' as const) : ('enhanced' as const), until: until + 7 * hour };
    const membership = { tier, ...(until !== undefined && { until }), ...(next && { next }) };
    return alone(
      membership,
      (moment) => allow(applyMembership(openTurn(moment), membership, moment.now, moment.world)),
      (game) => {
        joinAs(game, tier, until, next);
        comeOutside(game);
        return undefined;
      },
    );
  },
  invite(chosen, game, others) {
    if (chosen.pick < 90 && game.who.story.phase !== 'Act') return towards(4, chosen, game, others);
    const { me, other, invited } = others;
    const to = chosen.pick % 10 === 0 ? me : other.id;
    const words = someWords[chosen.more % someWords.length] as string;
    const { story } = game.who;
    const branch = story.phase === 'Act' ? story.branch : 0;
    const act = game.world.pack.storylets.flatMap(({ branches }) => branches).find(({ id }) => id === branch)?.act ?? 0;
    const sentAt = game.now;
    return {
      about: { to, words: words.length, act },
      engine: (moment) => {
        const sent = invited.map(({ engine }) => engine).filter(({ from }) => from === me);
        return invite(
          moment,
          { other: { ...moment, id: to, character: other.character }, sent, today: noneToday },
          words,
        );
      },
      model: (played) =>
        ask(played, { from: me, to, other: other.game, words, sent: invited.map(({ model }) => model) }),
      kept: () => {
        invited.push({
          engine: { id: invited.length + 1, act, from: me, to, sentAt, words },
          model: { act, from: me, to, sentAt, over: false },
        });
      },
    };
  },
  accept(chosen, game, others) {
    const mine = others.invited.filter(({ engine }) => engine.to === others.me);
    return about(mine, [chosen, game, others], ({ engine, model }) => ({
      about: engine.id,
      engine: (moment, sender) => accept(moment, { invitation: engine, sender: sender() }),
      model: (played) => acceptIt(played, others.other.game, model),
      kept: () => end({ engine, model }),
    }));
  },
  decline(chosen, game, others) {
    const mine = others.invited.filter(({ engine }) => engine.to === others.me);
    return about(mine, [chosen, game, others], (one) => ({
      ...alone(
        one.engine.id,
        (moment) => decline(moment, { invitation: one.engine }),
        (played) => endIt(played, one.model),
      ),
      kept: () => end(one),
    }));
  },
  cancel(chosen, game, others) {
    const mine = others.invited.filter(({ engine }) => engine.from === others.me);
    return about(mine, [chosen, game, others], (one) => ({
      ...alone(
        one.engine.id,
        (moment) => cancel(moment, { invitation: one.engine }),
        (played) => endIt(played, one.model),
      ),
      kept: () => end(one),
    }));
  },
  lapse(chosen, game, others) {
    const mine = others.invited.filter(({ engine }) => engine.from === others.me);
    return about(mine, [chosen, game, others], (one) => ({
      ...alone(
        one.engine.id,
        (moment) => expire(moment, { invitation: one.engine }),
        (played) => lapse(played, one.model),
      ),
      kept: () => {
        if (!waits(one.model, game.now)) end(one);
      },
    }));
  },
  event(chosen, _game, { me, other }) {
    const act = oneOf(chosen, actIds, [99]);
    const invitation = { id: act, act, from: other.id, to: me, sentAt: 0, words: '', over: 'accepted' } as const;
    return alone(
      act,
      (moment) => beginSocialEvent(moment, { invitation }),
      (game) => beginEvent(game, act, invitation.id),
    );
  },
} satisfies Record<string, MakePair>;

function end({ engine, model }: InvitationPair): void {
  Object.assign(engine, { over: 'declined' });
  model.over = true;
}
