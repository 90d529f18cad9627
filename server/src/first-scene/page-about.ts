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

const readingPages: Readonly<Record<string, string>> = {
  '/help': 'Help',
  '/credits': 'Credits',
  '/privacy': 'Privacy',
  '/terms': 'Terms',
};

/**
 * Title and description of a page, for link previews and search engines. A private or unknown page has the world's
 * title and is not indexed. Canonical URLs require a public address.
 */
export async function pageAbout(path: string, deps: PageDeps): Promise<PageAbout> {
  const about = await listedPage(path, deps);
  if (!about) return { isListed: false, ...ownPage(path) };
  // Both paths lead to the landing page.
  const address = path === '/' ? '/login' : path;
  const { publicUrl } = deps.options;
  return { ...about, isListed: true, ...(publicUrl && { address: new URL(address, publicUrl).href }) };
}

/** Private pages with their own title, because e-mails link to these pages. */
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

/** Returns the name and teaser of the first scene, or undefined if there is none or the world cannot be loaded. */
async function firstScene(world: PageDeps['world']): Promise<Listed | undefined> {
  const now = await world.now().catch(() => undefined);
  const scene = now && firstSceneOf(now);
  if (!scene) return undefined;
  const [name, description] = [scene.storylet.name, scene.storylet.teaser].map(plainOf);
  return { ...(name && { name }), ...(description && { description }) };
}
