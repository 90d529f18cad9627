import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

const folder = join(root, 'journeys', 'src');
const journeys = readdirSync(folder).filter((file) => file.endsWith('.journey.ts'));

const undone = [
  ['clock.pauseAt(', 'clock.resume()'],
  ['setOffline(true)', 'setOffline(false)'],
] as const;

test('a journey that pauses the clock or goes offline ends neither so, for the next one shares its context', () => {
  const timesIn = (source: string, words: string) => source.split(words).length - 1;
  const counted = journeys.flatMap((file) => {
    const source = readFileSync(join(folder, file), 'utf8');
    return undone.map(([begin, end]) => ({ file, begin, begun: timesIn(source, begin), ended: timesIn(source, end) }));
  });

  expect(counted.some(({ begun }) => begun > 0)).toBe(true);
  expect(counted.filter(({ begun, ended }) => ended < begun)).toEqual([]);
});
