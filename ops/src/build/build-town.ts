import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compileWorld } from '@underhall/language';
import { root } from '../root.ts';

/**
 * Compiles `journeys/town`, the test world with one of every mechanism, into a file. Uses the default world's texts, so
 * that journeys find the same texts in each world. The money is the town's quality with the name of the default world's
 * money. Throws if the town does not compile.
 */
export function buildTown(file: string): void {
  const { pack: town, problems } = compileWorld(join(root, 'journeys', 'town'));
  const defaultWorld = compileWorld(join(root, 'world')).pack;
  if (!town || !defaultWorld)
    throw new Error(`journeys/town or the default world does not compile: ${JSON.stringify(problems, null, 1)}`);
  const { money } = defaultWorld.words;
  const moneyName = defaultWorld.qualities.find(({ id }) => id === money.quality)?.name;
  const quality = town.qualities.find(({ name }) => name === moneyName)?.id;
  const pack = {
    ...town,
    words: { ...defaultWorld.words, money: { ...money, ...(quality !== undefined && { quality }) } },
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(pack));
}
