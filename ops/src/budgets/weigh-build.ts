import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

type Chunk = {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
};
type Manifest = Readonly<Record<string, Chunk>>;

/** Download sizes in bytes. If a file has a Brotli version, that version counts. */
export type Weight = { readonly js: number; readonly css: number };

/** A part of the client that is loaded on demand. */
export type Part = {
  /** For example `login-page` or `gate-modal`. */
  readonly name: string;
  /** Includes the part, the page that opens it, and everything that all pages load. */
  readonly whole: Weight;
  /** Additional download when the part is loaded. */
  readonly added: Weight;
};

export type BuildWeight = {
  readonly entry: Weight;
  /** The pages, and parts that any page can load. */
  readonly pages: readonly Part[];
  /** Parts that open within a page, such as a dialog, or within another such part. */
  readonly nested: readonly Part[];
  /** Size of the fonts that a page preloads, in bytes: those of its title and its text, at most. */
  readonly fonts: number;
  /** The checkout form for a card, without wallets. Undefined if it was not built. */
  readonly checkout?: Weight;
};

/** Parts of the checkout form that are loaded only for a player who has the wallet. */
const wallets = /(google-payment|apple-pay|paypal-checkout)/;

/** Measures the built client, as the manifest of the build describes it. */
export function weighBuild(folder: string): BuildWeight {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const checkoutManifest = join(folder, '.vite', 'checkout.json');
  const inPage = [...page.matchAll(/<script(?![^>]* nomodule)[^>]* src="\/([^"]+)"/g)].map(([, file = '']) => file);
  const starts = Object.keys(manifest).filter((key) => inPage.includes(manifest[key]?.file ?? ''));
  if (starts.length === 0)
    throw new Error(`The manifest in ${folder} has none of the scripts of index.html. Build again: npm start.`);
  const everywhere = new Set([...inPage, ...loadedBy(manifest, starts)]);

  const sizeOf = (file: string): number => {
    const path = join(folder, file);
    return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
  };
  const sum = (files: Iterable<string>, kind: RegExp): number =>
    [...new Set(files)].filter((file) => kind.test(file)).reduce((bytes, file) => bytes + sizeOf(file), 0);
  const weigh = (files: Iterable<string>): Weight => ({ js: sum(files, /\.js$/), css: sum(files, /\.css$/) });

  const partOf = (key: string, loaded: ReadonlySet<string>): Part => {
    const own = loadedBy(manifest, [key]);
    const name = manifest[key]?.name ?? basename(key, '.tsx');
    return { name, whole: weigh([...loaded, ...own]), added: weigh(own.filter((file) => !loaded.has(file))) };
  };
  const dynamicImportsOf = (keys: readonly string[]) => [
    ...new Set(keys.flatMap((key) => manifest[key]?.dynamicImports ?? [])),
  ];
  const first = dynamicImportsOf(Object.keys(manifest).filter((key) => everywhere.has(manifest[key]?.file ?? '')));
  const nestedIn = (key: string, before: ReadonlySet<string>, seen: readonly string[] = first): Part[] => {
    const loaded = new Set([...before, ...loadedBy(manifest, [key])]);
    const imports = dynamicImportsOf(Object.keys(manifest).filter((each) => loaded.has(manifest[each]?.file ?? '')));
    const added = imports.filter((each) => !seen.includes(each));
    return added.flatMap((each) => [partOf(each, loaded), ...nestedIn(each, loaded, [...seen, ...added])]);
  };
  const preloaded = [...page.matchAll(/<link[^>]* as="font"[^>]* href="\/([^"]+)"/g)].map(([, file = '']) => file);
  return {
    entry: weigh(everywhere),
    pages: first.map((key) => partOf(key, everywhere)),
    nested: first.flatMap((key) => nestedIn(key, everywhere)),
    fonts: sum(preloaded.sort((one, other) => sizeOf(other) - sizeOf(one)).slice(0, 2), /\.woff2$/),
    ...(existsSync(checkoutManifest) && { checkout: weigh(checkoutFiles(checkoutManifest)) }),
  };
}

/** The files of these chunks and of all their static imports. */
function loadedBy(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): string[] {
  return keys.flatMap((key) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return [];
    seen.add(key);
    return [chunk.file, ...(chunk.css ?? []), ...loadedBy(manifest, chunk.imports ?? [], seen)];
  });
}

function checkoutFiles(manifestFile: string): readonly string[] {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const files = Object.entries(manifest).filter(([name]) => !wallets.test(name));
  return files.flatMap(([, { file, css = [] }]) => [file, ...css]);
}
