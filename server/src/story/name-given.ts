import { type Moment, type QualityId, type Ruling, renameQuality, rowOf } from '@underhall/engine';
import { AgainstTheRules } from '../http/failures.ts';

/** Gives a name where the wire names the branch that asks and the character's own row of the thing. */
export function nameGiven(moment: Moment, branch: number, row: number, name: string): Ruling {
  const { story, qualities } = moment.character;
  if ((story.phase === 'Rename' || story.phase === 'End') && story.branch === branch)
    return renameQuality(moment, inRow(row, qualities), name);
  throw new AgainstTheRules('not asked');
}

const nothing = 0;

/** The quality of a row; rows count from 1. */
const inRow = (row: number, qualities: Moment['character']['qualities']): QualityId =>
  qualities.ids.find((id) => row > 0 && rowOf(qualities, id) === row) ?? nothing;
