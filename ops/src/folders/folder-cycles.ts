import { dirname } from 'node:path';
import { type Import, importsUnder } from './imports.ts';

/** Per folder, the folders it imports, each with one import that shows it. */
type Graph = ReadonlyMap<string, ReadonlyMap<string, Import>>;

/**
 * The circles in which folders under `root` import each other, by value or by type: for each knot of folders its
 * shortest circle, in words that name every import on it. A file directly under the root counts as a folder of its own.
 */
export function folderCycles(root: string): readonly string[] {
  const graph = graphOf(importsUnder(root));
  const named = new Set<string>();
  const circles = [...graph.keys()].flatMap((folder) => {
    const circle = shortestCircle(folder, graph);
    return circle ? [circle] : [];
  });
  return circles
    .sort((a, b) => a.length - b.length)
    .flatMap((circle) => {
      if (circle.some((step) => named.has(folderOf(step.file)))) return [];
      for (const step of circle) named.add(folderOf(step.file));
      return [inWords(circle)];
    });
}

const folderOf = (file: string): string => (dirname(file) === '.' ? file : dirname(file));

function graphOf(imports: readonly Import[]): Graph {
  const graph = new Map<string, Map<string, Import>>();
  for (const each of imports) {
    const [from, to] = [folderOf(each.file), folderOf(each.target)];
    if (from === to) continue;
    const targets = graph.get(from) ?? new Map<string, Import>();
    graph.set(from, targets);
    // An import of a value says more than one of a type.
    if (targets.get(to)?.isTypeOnly !== false) targets.set(to, each);
  }
  return graph;
}

/** Breadth first, from a folder back to itself. */
function shortestCircle(start: string, graph: Graph): readonly Import[] | undefined {
  const ways = new Map<string, readonly Import[]>([[start, []]]);
  for (const [folder, way] of ways) {
    for (const [next, by] of graph.get(folder) ?? []) {
      if (next === start) return [...way, by];
      if (!ways.has(next)) ways.set(next, [...way, by]);
    }
  }
  return undefined;
}

function inWords(circle: readonly Import[]): string {
  const folders = circle.map(({ file }) => folderOf(file));
  const steps = circle.map(
    ({ file, target, isTypeOnly }) => `  ${file} imports ${isTypeOnly ? 'a type of ' : ''}${target}`,
  );
  return [`${[...folders, folders[0]].join(' -> ')}`, ...steps].join('\n');
}
