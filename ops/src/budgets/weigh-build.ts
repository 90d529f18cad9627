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

/** The size of a download, in bytes as the server sends them: the brotli twin of a file where it has one. */
export type Weight = { readonly js: number; readonly css: number };

/** A part of the client that is fetched when it is wanted. */
export type Part = {
  /** Such as `login-page` or `gate-modal`. */
  readonly name: string;
  /** Everything a browser has fetched when it is there: what all pages need, what it opens from, itself. */
  readonly whole: Weight;
  /** The part of that which was not there before. */
  readonly added: Weight;
};

export type BuildWeight = {
  /** The download of every page, before its own part. */
  readonly entry: Weight;
  /** The pages, and what is asked for by every page when it is wanted. */
  readonly pages: readonly Part[];
  /** Parts that open within a page, such as a dialog, and those that open within these. */
  readonly later: readonly Part[];
  /** The fonts that the page preloads. */
  readonly fonts: number;
  /** The page that asks for a card, with all that a card needs and no wallet; undefined where it was not built. */
  readonly checkout?: Weight;
};

/** The parts of the checkout that only those who have such a wallet are sent. */
const wallets = /(google-payment|apple-pay|paypal-checkout)/;

/** Weighs the built web client by its manifest: each page with everything it loads, and what comes later by itself. */
export function weighBuild(folder: string): BuildWeight {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const checkoutManifest = join(folder, '.vite', 'checkout.json');
  const inPage = [...page.matchAll(/<script(?![^>]* nomodule)[^>]* src="\/([^"]+)"/g)].map(([, file = '']) => file);
  const starts = Object.keys(manifest).filter((key) => inPage.includes(manifest[key]?.file ?? ''));
  if (starts.length === 0) throw new Error(`${folder} has no start in its manifest: build it again (npm start).`);
  const everywhere = new Set([...inPage, ...loadedBy(manifest, starts)]);

  const sizeOf = (file: string): number => {
    const path = join(folder, file);
    return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
  };
  const sum = (files: Iterable<string>, kind: RegExp): number =>
    [...new Set(files)].filter((file) => kind.test(file)).reduce((bytes, file) => bytes + sizeOf(file), 0);
  const weigh = (files: Iterable<string>): Weight => ({ js: sum(files, /\.js$/), css: sum(files, /\.css$/) });

  const partOf = (key: string, there: ReadonlySet<string>): Part => {
    const own = loadedBy(manifest, [key]);
    const name = manifest[key]?.name ?? basename(key, '.tsx');
    return { name, whole: weigh([...there, ...own]), added: weigh(own.filter((file) => !there.has(file))) };
  };
  const wantedBy = (keys: readonly string[]) => [
    ...new Set(keys.flatMap((key) => manifest[key]?.dynamicImports ?? [])),
  ];
  const first = wantedBy(Object.keys(manifest).filter((key) => everywhere.has(manifest[key]?.file ?? '')));
  const laterFrom = (key: string, before: ReadonlySet<string>, way: readonly string[] = first): Part[] => {
    const loaded = new Set([...before, ...loadedBy(manifest, [key])]);
    const opened = wantedBy(Object.keys(manifest).filter((each) => loaded.has(manifest[each]?.file ?? '')));
    const anew = opened.filter((each) => !way.includes(each));
    return anew.flatMap((each) => [partOf(each, loaded), ...laterFrom(each, loaded, [...way, ...anew])]);
  };
  const preloaded = [...page.matchAll(/<link[^>]* as="font"[^>]* href="\/([^"]+)"/g)].map(([, file = '']) => file);
  return {
    entry: weigh(everywhere),
    pages: first.map((key) => partOf(key, everywhere)),
    later: first.flatMap((key) => laterFrom(key, everywhere)),
    fonts: sum(preloaded, /\.woff2$/),
    ...(existsSync(checkoutManifest) && { checkout: weigh(checkoutFiles(checkoutManifest)) }),
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

/** The files of the checkout: what it begins with, and what it fetches for a card. */
function checkoutFiles(manifestFile: string): readonly string[] {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const files = Object.entries(manifest).filter(([name]) => !wallets.test(name));
  return files.flatMap(([, { file, css = [] }]) => [file, ...css]);
}
