import type { AgentId, QualityId } from '../ids.ts';
import { allow, type Moment, openTurn, type Ruling, refuse } from '../turn.ts';
import { giveBack } from './give-back.ts';
import { serving } from './serving.ts';

/** Takes back what an agent at home carries in a slot. Where nothing is, nothing happens. */
export const takeBack = (moment: Moment, id: AgentId, slot: string): Ruling =>
  takeThings(moment, id, (item) => moment.world.qualities.get(item)?.slot === slot);

/** Takes back all that an agent at home carries. */
export const takeAll = (moment: Moment, id: AgentId): Ruling => takeThings(moment, id, () => true);

function takeThings(moment: Moment, id: AgentId, isAsked: (item: QualityId) => boolean): Ruling {
  const found = serving(id, moment);
  if (!found) return refuse('no such agent');
  const { engaged } = found;
  if (engaged.plot) return refuse('agent busy');
  const items = engaged.lent.filter(isAsked);
  return allow(items.length === 0 ? openTurn(moment) : giveBack(openTurn(moment), engaged, items));
}
