import { type Moment, record, type Turn } from '../turn.ts';
import { aftermath } from './aftermath.ts';
import { followUp, pay } from './carry-out.ts';
import type { Chosen } from './chosen.ts';
import type { Branch } from './storylet.ts';

/** Chooses it: what it has to ask the player first is asked before anything is paid; else it is paid and carried out. */
export function take(turn: Turn, chosen: Chosen, moment: Moment): Turn {
  const { open, branch, secondChances } = chosen;
  const phase = asksFor(branch);
  if (phase)
    return record(aftermath(turn, moment), { kind: 'story', to: { ...open, phase, branch: branch.id, secondChances } });
  return followUp(pay(turn, branch, moment), chosen, moment);
}

const asksFor = ({ names, act }: Branch): 'Rename' | 'Act' | undefined =>
  names === undefined ? (act === undefined ? undefined : 'Act') : 'Rename';
