import { meetsAll } from '../qualities/meets.ts';
import { type Moment, record, type Turn } from '../turn.ts';
import { tableOf } from './table-of.ts';

/** Cards whose requirements have stopped holding leave the hand; so do cards that are no longer in the world. */
export function dropUnfit(turn: Turn, { world }: Pick<Moment, 'world'>): Turn {
  const { character } = turn;
  const { id, hand } = tableOf(character, world);
  return hand.reduce((sofar, card) => {
    const storylet = world.storylets.get(card);
    if (storylet && meetsAll(storylet.when, character, world)) return sofar;
    return record(sofar, { kind: 'card left', table: id, card, why: 'no longer fits' });
  }, turn);
}
