import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

type Chunk = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
};
type Manifest = Readonly<Record<string, Chunk>>;

/** What a browser fetches, in bytes as the server sends them: the brotli twin of a file where it has one. */
export type Weight = { readonly js: number; readonly css: number };

export type BuildWeight = {
  /** What every page loads, before its own part. */
  readonly entry: Weight;
  /** The whole of each page, by the module it is made of, such as `src/login/login-page.tsx`. */
  readonly routes: ReadonlyMap<string, Weight>;
  /** The faces that the page asks for at once. */
  readonly fonts: number;
};

/** Weighs the built web client by its manifest: each page with everything it loads, and nothing that comes later. */
export function weighBuild(folder: string): BuildWeight {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const start = Object.keys(manifest).find((key) => key === 'index.html');
  if (start === undefined) throw new Error(`${folder} has no index.html in its manifest: build it again (npm start).`);
  const inPage = [...page.matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(([, file = '']) => file);
  const everywhere = [...inPage, ...loadedBy(manifest, [start])];

  const sizeOf = (file: string): number => {
    const path = join(folder, file);
    return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
  };
  const sum = (files: Iterable<string>, kind: RegExp): number =>
    [...new Set(files)].filter((file) => kind.test(file)).reduce((bytes, file) => bytes + sizeOf(file), 0);
  const weigh = (files: readonly string[]): Weight => ({ js: sum(files, /\.js$/), css: sum(files, /\.css$/) });

  const pages = manifest[start]?.dynamicImports ?? [];
  const preloaded = [...page.matchAll(/<link[^>]* as="font"[^>]* href="\/([^"]+)"/g)].map(([, file = '']) => file);
  return {
    entry: weigh(everywhere),
    routes: new Map(pages.map((key) => [key, weigh([...everywhere, ...loadedBy(manifest, [key])])])),
    fonts: sum(preloaded, /\.woff2$/),
  };
}

/** The files of these chunks and of all that they cannot do without. */
function loadedBy(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): string[] {
  return keys.flatMap((key) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return [];
    seen.add(key);
    return [chunk.file, ...(chunk.css ?? []), ...loadedBy(manifest, chunk.imports ?? [], seen)];
  });
}
