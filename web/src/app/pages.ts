import type { Restriction } from '@underhall/contract';
import { world } from '../api/world.ts';

export type Page = {
  readonly path: string;
  readonly name: string;
  /** A character with this restriction has no tab for the page, and the page's URL redirects to the story. */
  readonly restriction?: Restriction;
  /** Pages of one group have their own navigation. On small screens they share a tab. */
  readonly group?: 'Myself';
};

/** Reads the name when it is shown, because `npm run dev` replaces the texts of the world. */
const page = (about: Omit<Page, 'name'>, name: () => string): Page => ({
  ...about,
  get name() {
    return name();
  },
});

const allPages: readonly Page[] = [
  { path: '/', name: 'Story' },
  page({ path: '/messages', restriction: 'Messages' }, () => world.texts.people.messages),
  page({ path: '/myself', group: 'Myself' }, () => world.texts.sheet.tab),
  page({ path: '/possessions', group: 'Myself', restriction: 'Possessions' }, () => world.texts.sheet.possessions),
  page({ path: '/agents', group: 'Myself', restriction: 'Agents' }, () => world.texts.agents.tab),
  page({ path: '/bazaar', restriction: 'EchoBazaar' }, () => world.texts.bazaar.tab),
  page({ path: '/fate', restriction: 'Fate' }, () => world.texts.store.tab),
];

const isUsed = ({ restriction }: Page): boolean => !world.hiddenParts.some((part) => part === restriction);

/** The pages with a tab, in order. A page that the world has no use for is left out. */
export const pages: readonly Page[] = allPages.filter(isUsed);

/** True if a URL of the game frame shows the story: the first page, or a link with an access code. */
export const isStoryPath = (pathname: string): boolean => pathname === '/' || /^\/a\//i.test(pathname);

export const openPages = (restrictions: readonly string[]): readonly Page[] =>
  pages.filter((page) => page.restriction === undefined || !restrictions.includes(page.restriction));

/** Returns the pages in a group's strip. Empty while `Possessions` is restricted. */
export function stripOf(group: Page['group'], restrictions: readonly string[]): readonly Page[] {
  if (restrictions.includes('Possessions')) return [];
  return openPages(restrictions).filter((page) => page.group === group);
}

/**
 * Returns one tab per group for a small screen. A group's tab leads to its last visited page, or by default to the
 * possessions. A group without a strip has a tab for each page, so that every page stays reachable.
 */
export function smallTabs(restrictions: readonly string[], lastIn: ReadonlyMap<string, string>): readonly Page[] {
  const open = openPages(restrictions);
  return open.flatMap((page) => {
    const { group, ...alone } = page;
    if (group === undefined) return [page];
    const [first, ...others] = open.filter((each) => each.group === group);
    if (stripOf(group, restrictions).length === 0) return page === first ? [page] : [alone];
    if (page !== first) return [];
    const last = [page, ...others].find(({ path }) => path === lastIn.get(group));
    const usual = others.find(({ path }) => path === '/possessions');
    return [{ ...page, name: world.texts.sheet.tab, path: (last ?? usual ?? page).path }];
  });
}

export const pagesBesideBar = (tabs: readonly Page[]): readonly Page[] =>
  tabs.filter(({ path, group }) => path !== '/' && group !== 'Myself');
