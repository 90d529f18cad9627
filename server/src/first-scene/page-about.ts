import type { PageAbout } from '@underhall/contract';
import type { ServerOptions } from '../server-options.ts';
import { plainOf } from '../wording/markup.ts';
import type { WorldCache } from '../world/world-cache.ts';
import { firstSceneOf } from './first-scene.ts';

export type PageDeps = {
  readonly world: Pick<WorldCache, 'pack' | 'now'>;
  readonly options: Pick<ServerOptions, 'publicUrl'>;
};
type Listed = Pick<PageAbout, 'name' | 'description'>;

/** The pages for reading, by their address. */
const readingPages: Readonly<Record<string, string>> = {
  '/help': 'Help',
  '/credits': 'Credits',
  '/privacy': 'Privacy',
  '/terms': 'Terms',
};

/**
 * Tells a page of the client as links and search engines show it. All that is a player's own, or is no page at all, goes
 * by the world's title and is not listed. Without an address that players type, no page names its own.
 */
export async function pageAbout(path: string, deps: PageDeps): Promise<PageAbout> {
  const about = await listedPage(path, deps);
  if (!about) return { isListed: false, ...ownPage(path) };
  // The landing stands at both of its addresses.
  const address = path === '/' ? '/login' : path;
  const { publicUrl } = deps.options;
  return { ...about, isListed: true, ...(publicUrl && { address: new URL(address, publicUrl).href }) };
}

/** Pages that are somebody's own and still have a name: letters lead to them. */
function ownPage(path: string): Pick<PageAbout, 'name'> {
  if (path === '/account') return { name: 'My Account' };
  if (path.startsWith('/email/')) return { name: 'Your address' };
  return path.startsWith('/unsubscribe/') ? { name: 'Your letters' } : {};
}

async function listedPage(path: string, { world }: PageDeps): Promise<Listed | undefined> {
  const signUp = { name: 'Sign up', description: world.pack.words.texts.landing.about };
  if (path === '/' || path === '/login') return {};
  if (path === '/sign-up') return signUp;
  if (path === '/begin') return (await firstScene(world)) ?? signUp;
  const name = readingPages[path];
  return name === undefined ? undefined : { name };
}

/** The first scene, by its name and its teaser; undefined without one, or while the world cannot be read. */
async function firstScene(world: PageDeps['world']): Promise<Listed | undefined> {
  const now = await world.now().catch(() => undefined);
  const scene = now && firstSceneOf(now);
  if (!scene) return undefined;
  const [name, description] = [scene.storylet.name, scene.storylet.teaser].map(plainOf);
  return { ...(name && { name }), ...(description && { description }) };
}
