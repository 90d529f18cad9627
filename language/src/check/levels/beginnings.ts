import { isOfAgents } from '@underhall/engine';
import type { WrittenWorld } from '../../meaning/read-world.ts';
import { isPinned } from '../is-pinned.ts';
import { nameIn } from '../names.ts';
import type { LevelSource } from './level-sources.ts';
import { ALL } from './range.ts';

/**
 * The levels a character may begin with or have from a code, any level for what is moved from outside (qualities that
 * are pinned or belong to the world), and what only agents have, as whoever reports has it.
 */
export function beginnings({ packs, personas, qualities, agents }: WrittenWorld): readonly LevelSource[] {
  const start = packs.flatMap(({ facts }) => facts['start with'] ?? []);
  const besides = personas.flatMap(({ facts }) => facts['starts with'] ?? []);
  const ofAgents = new Set(qualities.filter(({ facts }) => isOfAgents(facts.category ?? '')).map(nameIn));
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
    ...agents
      .flatMap(({ facts }) => facts.levels ?? [])
      .filter(({ quality }) => ofAgents.has(quality.name))
      .map(({ quality, count }) => ({ quality: quality.name, levels: only(count), onlyIf: [] })),
  ];
}

const only = (level: number) => ({ least: level, most: level });
