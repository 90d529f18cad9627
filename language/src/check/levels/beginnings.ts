import type { WrittenWorld } from '../../meaning/read-world.ts';
import { isPinned } from '../is-pinned.ts';
import type { Give } from './gives.ts';
import { ALL } from './range.ts';

/**
 * The levels a character may begin with or have from a code, and any level for what is moved from outside: qualities
 * that are pinned or belong to the world.
 */
export function beginnings({ packs, personas, qualities }: WrittenWorld): readonly Give[] {
  const start = packs.flatMap(({ facts }) => facts['start with'] ?? []);
  const besides = personas.flatMap(({ facts }) => facts['starts with'] ?? []);
  const sums = new Map<string, number>();
  for (const { quality, count } of besides) {
    const before = sums.get(quality.name) ?? start.find((each) => each.quality.name === quality.name)?.count ?? 0;
    sums.set(quality.name, before + count);
  }
  return [
    ...start.map(({ quality, count }) => ({ quality: quality.name, levels: only(count), onlyIf: [] })),
    ...[...sums].map(([quality, most]) => ({ quality, levels: { least: 0, most }, onlyIf: [] })),
    ...qualities
      .filter((quality) => quality.facts.shared || isPinned(quality))
      .map(({ block }) => ({ quality: block.heading.text, levels: ALL, onlyIf: [] })),
  ];
}

const only = (level: number) => ({ least: level, most: level });
