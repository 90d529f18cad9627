import type { AgentId, QualityId } from '../ids.ts';
import { levelOf } from '../qualities/qualities.ts';
import { aftermath } from '../story/aftermath.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse, type Turn } from '../turn.ts';
import type { World } from '../world.ts';
import { fetchCopy } from './fetch-copy.ts';
import { serving } from './serving.ts';

/** Lends a thing to an agent who is at home. They carry one thing for each slot: what they had there comes back. */
export function lend(moment: Moment, id: AgentId, item: QualityId): Ruling {
  const { character, world } = moment;
  const found = serving(id, moment);
  if (!found) return refuse('no such agent');
  if (found.engaged.plot) return refuse('agent busy');
  const thing = world.qualities.get(item);
  if (!thing || levelOf(character.qualities, item) === 0) return refuse('not yours');
  if (!thing.loanable || thing.slot === undefined) return refuse('not lendable');
  if (found.engaged.lent.includes(item)) return refuse('lent to them already');

  const fetched = fetchCopy(openTurn(moment), item, moment);
  if (typeof fetched === 'string') return refuse(fetched);
  return allow(aftermath(handOver(fetched, id, item, world), moment));
}

function handOver(turn: Turn, id: AgentId, item: QualityId, world: World): Turn {
  const slot = (thing: QualityId) => world.qualities.get(thing)?.slot;
  return turn.character.agents
    .filter(({ agent }) => agent === id)
    .reduce((sofar, engaged) => {
      const lent = [...engaged.lent.filter((each) => slot(each) !== slot(item)), item];
      return record(sofar, { kind: 'agent', why: 'lent', to: { ...engaged, lent } });
    }, turn);
}
