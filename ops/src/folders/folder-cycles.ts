import { dirname, sep } from 'node:path';
import { type Import, importsUnder } from './imports.ts';

/** The folders that each folder imports from, each with one such import as an example. */
type Graph = ReadonlyMap<string, ReadonlyMap<string, Import>>;
type FolderOf = (file: string) => string;

/** For cycles between folders at any depth. A file directly under the root counts as a folder. */
export const folderOf: FolderOf = (file) => (dirname(file) === '.' ? file : dirname(file));

/** For cycles between top folders. Folders within one top folder may import each other. */
export const topFolderOf: FolderOf = (file) => file.split(sep)[0] ?? file;

/**
 * Finds import cycles between folders under `root`. Counts imports of values and of types. If cycles share a folder,
 * returns only the shortest. Each text lists the folders and every import of the cycle.
 */
export function folderCycles(root: string, folderOfFile: FolderOf): readonly string[] {
  const graph = graphOf(importsUnder(root), folderOfFile);
  const reported = new Set<string>();
  const cycles = [...graph.keys()].flatMap((folder) => {
    const cycle = shortestCycle(folder, graph);
    return cycle ? [cycle] : [];
  });
  return cycles
    .sort((a, b) => a.length - b.length)
    .flatMap((cycle) => {
      const folders = cycle.map(({ file }) => folderOfFile(file));
      if (folders.some((folder) => reported.has(folder))) return [];
      for (const folder of folders) reported.add(folder);
      return [describeCycle(folders, cycle)];
    });
}

function graphOf(imports: readonly Import[], folderOfFile: FolderOf): Graph {
  const graph = new Map<string, Map<string, Import>>();
  for (const each of imports) {
    const [from, to] = [folderOfFile(each.file), folderOfFile(each.target)];
    if (from === to) continue;
    const targets = graph.get(from) ?? new Map<string, Import>();
    graph.set(from, targets);
    // An import of a value is a better example than one of a type.
    if (targets.get(to)?.isTypeOnly !== false) targets.set(to, each);
  }
  return graph;
}

function shortestCycle(start: string, graph: Graph): readonly Import[] | undefined {
  const paths = new Map<string, readonly Import[]>([[start, []]]);
  for (const [folder, path] of paths) {
    for (const [next, by] of graph.get(folder) ?? []) {
      if (next === start) return [...path, by];
      if (!paths.has(next)) paths.set(next, [...path, by]);
    }
  }
  return undefined;
}

function describeCycle(folders: readonly string[], cycle: readonly Import[]): string {
  const steps = cycle.map(
    ({ file, target, isTypeOnly }) => `  ${file} imports ${isTypeOnly ? 'a type of ' : ''}${target}`,
  );
  return [[...folders, folders[0]].join(' -> '), ...steps].join('\n');
}
