import type { Moment } from '@underhall/engine';
import type { Deps } from '../deps.ts';
import { NotSignedIn } from '../http/failures.ts';
import { momentOf } from './moment.ts';

/** Reads a character as it is by now, without writing anything. */
export async function lookAt(deps: Deps, characterId: number): Promise<Moment> {
  const stored = await deps.characters.load(characterId);
  if (!stored) throw new NotSignedIn();
  return (await momentOf(deps, stored, 'look')).moment;
}
