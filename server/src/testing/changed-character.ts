import type { Character } from '@underhall/engine';
import type { TestServer } from './a-server.ts';

/** Writes a character in a state that no call can reach. `now` is the clock of the database. */
export async function changeCharacter(
  { deps }: Pick<TestServer, 'deps'>,
  characterId: number,
  change: (character: Character, now: number) => Partial<Character>,
): Promise<void> {
  const before = await deps.characters.load(characterId);
  if (!before) throw new Error('no such character');
  const after = { ...before.character, ...change(before.character, before.now) };
  const entry = { choice: 'test', world: 'test', seed: 0, at: before.now, changes: [] };
  await deps.characters.save([{ before, after, entry }]);
}
