import { record, type Turn } from '../turn.ts';
import type { Clothes } from './clothes.ts';
import { changeableSlots } from './slots.ts';

/** Changes into these clothes: first what is not among them comes off, then the rest goes on. */
export function dress(turn: Turn, clothes: Clothes): Turn {
  const { worn } = turn.character;
  const off = changeableSlots.reduce((sofar, { key: slot }) => {
    const item = worn[slot];
    return item === undefined || slot in clothes ? sofar : record(sofar, { kind: 'taken off', slot, item });
  }, turn);
  return changeableSlots.reduce((sofar, { key: slot }) => {
    const item = clothes[slot];
    return item === undefined || item === worn[slot] ? sofar : record(sofar, { kind: 'worn', slot, item });
  }, off);
}
