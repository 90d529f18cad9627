import type { Moment } from '@underhall/engine';
import { NotSignedIn } from '../http/failures.ts';
import { momentOf } from './moment.ts';
import type { TurnDeps } from './turn-deps.ts';

/** Writes nothing. */
export async function currentMoment(deps: TurnDeps, characterId: number): Promise<Moment> {
  const stored = await deps.characters.load(characterId);
  if (!stored) throw new NotSignedIn();
  return (await momentOf(deps, stored, 'look')).moment;
}
