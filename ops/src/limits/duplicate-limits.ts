import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type Constant, constantsIn } from './constants-in.ts';

type SourceFile = { readonly path: string; readonly source: string; readonly constants: readonly Constant[] };

/** False for tests and for the second model, because they state each number independently. */
const isChecked = (path: string): boolean => !/\.test\.tsx?$|\/testing\/|\.d\.ts$/.test(path);

/**
 * Returns a message for each limit that is defined more than once. `limits` is the file where shared limits belong.
 * Every workspace is a folder of `root` with its sources in `src`.
 */
export function duplicateLimits(limits: string, root: string): readonly string[] {
  const source = readFileSync(limits, 'utf8');
  const shared = constantsIn(source).filter(({ isExported }) => isExported);
  const home = relative(root, limits);
  const imports = /^(import|export .* from)\b/m.test(source)
    ? [`${home} imports another file: the engine and the page could not import it any more.`]
    : [];
  const files = sourcesUnder(root).filter(({ path }) => path !== home);
  return [...imports, ...files.flatMap((file) => copiesIn(file, shared, home)), ...sharedNames(files, home)];
}

function copiesIn({ path, source, constants }: SourceFile, shared: readonly Constant[], home: string) {
  const copies = constants.flatMap((own) => {
    const limit = shared.find((each) => isCopy(own, each));
    return limit ? [`${path}: ${own.name} is ${limit.name} of ${home}: import that instead.`] : [];
  });
  const names = new Set(shared.map(({ name }) => name));
  const passedOn = [...source.matchAll(/^(import|export)\s*\{([^}]*)\}/gm)].flatMap(([, keyword, list = '']) =>
    list
      .split(',')
      .map((each) => each.trim())
      .filter((each) => names.has(each.split(' ')[0] ?? '') && (keyword === 'export' || each.includes(' as ')))
      .map((each) => `${path}: "${keyword} { ${each} }" gives a limit another place or name: import it from ${home}.`),
  );
  return [...copies, ...passedOn];
}

const isCopy = (own: Constant, limit: Constant): boolean =>
  own.name === limit.name ||
  own.initializer === limit.name ||
  (own.value !== undefined && own.value === limit.value && meaningOf(own.name) === meaningOf(limit.name));

const aboutLimits = new Set([
  'max',
  'min',
  'most',
  'least',
  'longest',
  'shortest',
  'fewest',
  'length',
  'ms',
  'of',
  'per',
]);

/** The meaning of a limit's name as sorted words: the same for `longestTagName` and `maxTagNameLength`. */
const meaningOf = (name: string): string =>
  (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? [])
    .map((word) => word.toLowerCase())
    .filter((word) => !aboutLimits.has(word))
    .map((word) => word.replace(/s$/, ''))
    .sort()
    .join(' ');

const soundsLikeALimit = /^(max|min)[A-Z]|(Ms|Seconds|Minutes|Hours|Days|Length|Bytes)$/;

function sharedNames(files: readonly SourceFile[], home: string): readonly string[] {
  const places = new Map<string, string[]>();
  for (const { path, constants } of files) {
    for (const { name, isExported, value } of constants) {
      if (isExported && value !== undefined && soundsLikeALimit.test(name)) {
        places.set(name, [...(places.get(name) ?? []), path]);
      }
    }
  }
  return [...places]
    .filter(([, paths]) => new Set(paths.map(workspaceOf)).size > 1)
    .map(([name, paths]) => `${paths.join(' and ')} both export ${name}: define it once, in ${home}.`);
}

const workspaceOf = (path: string): string => path.split('/')[0] ?? '';

function sourcesUnder(root: string): readonly SourceFile[] {
  const workspaces = readdirSync(root, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules',
  );
  return workspaces.flatMap(({ name }) => sourcesOf(root, name));
}

function sourcesOf(root: string, workspace: string): readonly SourceFile[] {
  const folder = join(root, workspace, 'src');
  return filesUnder(folder)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${workspace}/src/${file.split(sep).join('/')}`)
    .filter(isChecked)
    .map((path) => {
      const source = readFileSync(join(root, path), 'utf8');
      return { path, source, constants: constantsIn(source) };
    });
}

function filesUnder(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
}
