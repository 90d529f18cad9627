import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compileWorld } from '@underhall/language';
import { root } from '../root.ts';

/**
 * Compiles the proving town of `journeys/town`, where every mechanism can be tried, into a file: with the words of our own
 * world, so that what a page says can be tried in either; its money is its own quality of that name. The town is not asked to
 * read like a world: only what does not compile is a mistake, and is thrown.
 */
export function buildTown(file: string): void {
  const { pack: town, problems } = compileWorld(join(root, 'journeys', 'town'));
  const ours = compileWorld(join(root, 'world')).pack;
  if (!town || !ours) throw new Error(`the town does not compile: ${JSON.stringify(problems, null, 1)}`);
  const { money } = ours.words;
  const coin = ours.qualities.find(({ id }) => id === money.quality)?.name;
  const quality = town.qualities.find(({ name }) => name === coin)?.id;
  const pack = { ...town, words: { ...ours.words, money: { ...money, ...(quality !== undefined && { quality }) } } };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(pack));
}
