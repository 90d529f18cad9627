import type { AgentId, QualityId } from '../ids.ts';
import { canChangeOutfit } from '../outfits/equip.ts';
import { changeableSlots } from '../outfits/slots.ts';
import { levelOf } from '../qualities/qualities.ts';
import { aftermath } from '../story/aftermath.ts';
import { allow, type Moment, openTurn, type Refusal, type Ruling, record, refuse, type Turn } from '../turn.ts';
import type { World } from '../world.ts';
import { giveBack, giveBackFromHome } from './give-back.ts';
import { inService } from './in-service.ts';
import { inUse, spareOf } from './in-use.ts';

/** Lends an item to an agent at home. An agent has one item in each slot, so the previous item comes back. */
export function lend(moment: Moment, id: AgentId, item: QualityId): Ruling {
  const { character, world } = moment;
  const found = inService(id, moment);
  if (!found) return refuse('no such agent');
  if (found.engaged.plot) return refuse('agent busy');
  const thing = world.qualities.get(item);
  if (!thing || levelOf(character.qualities, item) === 0) return refuse('not yours');
  if (!thing.loanable || thing.slot === undefined) return refuse('not lendable');
  if (found.engaged.lent.includes(item)) return refuse('lent to them already');

  const fetched = fetchCopy(openTurn(moment), item, world);
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

/**
 * Frees a copy of an owned item for lending: first a spare copy, then a copy lent to an agent at home. The worn copy is
 * last, if clothes may be changed. Copies lent to agents on plots are never freed.
 */
export function fetchCopy(turn: Turn, item: QualityId, world: World): Turn | Refusal {
  const { character } = turn;
  if (spareOf(item, character) > 0) return turn;
  const givenBack = giveBackFromHome(turn, item);
  if (givenBack) return givenBack;
  const [slot] = inUse(item, character).worn;
  if (slot === undefined) return 'lent to an agent';
  if (!changeableSlots.some(({ key }) => key === slot)) return 'slot locked';
  return canChangeOutfit({ character, world }) ? record(turn, { kind: 'taken off', slot, item }) : 'outfit locked';
}

/** The agent must be at home. */
export const takeBack = (moment: Moment, id: AgentId, slot: string): Ruling =>
  takeThings(moment, id, (item) => moment.world.qualities.get(item)?.slot === slot);

export const takeAll = (moment: Moment, id: AgentId): Ruling => takeThings(moment, id, () => true);

function takeThings(moment: Moment, id: AgentId, isAsked: (item: QualityId) => boolean): Ruling {
  const found = inService(id, moment);
  if (!found) return refuse('no such agent');
  const { engaged } = found;
  if (engaged.plot) return refuse('agent busy');
  const items = engaged.lent.filter(isAsked);
  return allow(items.length === 0 ? openTurn(moment) : giveBack(openTurn(moment), engaged, items));
}
