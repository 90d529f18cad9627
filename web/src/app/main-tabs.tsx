import { type ReactNode, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { world } from '../api/world.ts';
import { useMyself } from '../myself/myself-queries.ts';
import { Marker } from '../ui/marker.tsx';
import { useMedia, wideScreen } from '../ui/use-media.ts';
import { useMarks } from './marks.ts';
import { openPages, type Page, pages, smallTabs, stripOf } from './pages.ts';
import { useRestrictions } from './restrictions.ts';

const groupOf = (pathname: string): Page['group'] => pages.find(({ path }) => path === pathname)?.group;

/** The tabs are links, since each page has a URL. `map` opens the map, which is not a page. */
export function MainTabs({ map }: { readonly map: ReactNode }) {
  // Outside the game pages, nothing else fetches the data that the tabs depend on.
  useMyself();
  const restrictions = useRestrictions() ?? allRestrictions;
  const isWide = useMedia(wideScreen);
  const { tabs } = useSmallTabs();
  const isMarked = useIsMarked();
  const [story, ...others] = (isWide ? openPages(restrictions) : tabs).map((page) => (
    <NavLink key={page.name} to={page.path} end>
      {page.name}
      {isMarked(page, !isWide) && <Marker />}
    </NavLink>
  ));
  return (
    <>
      {story}
      {map}
      {others}
      <NavLink to="/journal">{world.texts.journal.tab}</NavLink>
    </>
  );
}

/**
 * Returns a function that reports whether a tab has a marker. With `isShared`, the markers of all pages in the tab's
 * group count.
 */
export function useIsMarked() {
  const marks = useMarks();
  const restrictions = useRestrictions() ?? allRestrictions;
  return ({ path, group }: Pick<Page, 'path' | 'group'>, isShared: boolean): boolean =>
    isShared && group !== undefined && stripOf(group, restrictions).length > 0
      ? pages.some((page) => page.group === group && marks.has(page.path))
      : marks.has(path);
}

/** The tabs of a small screen, and the current page's group if the pages of that group share a tab. */
export function useSmallTabs(): { readonly tabs: readonly Page[]; readonly group: Page['group'] } {
  const { pathname } = useLocation();
  const restrictions = useRestrictions() ?? allRestrictions;
  const group = groupOf(pathname);
  const [lastIn, setLastIn] = useState<ReadonlyMap<string, string>>(new Map());
  if (group !== undefined && lastIn.get(group) !== pathname) setLastIn(new Map(lastIn).set(group, pathname));
  const tabs = smallTabs(restrictions, lastIn);
  const own = tabs.find(({ path }) => path === pathname);
  return { tabs, group: own ? own.group : group };
}

/** Leads from one page of a group to the others, on every screen. */
export function GroupStrip({ className }: { readonly className: string | undefined }) {
  const group = groupOf(useLocation().pathname);
  const restrictions = useRestrictions();
  const isMarked = useIsMarked();
  const strip = group === undefined || restrictions === undefined ? [] : stripOf(group, restrictions);
  if (strip.length === 0) return null;
  return (
    <nav className={className} aria-label={world.texts.sheet.tab}>
      {strip.map((page) => (
        <NavLink key={page.path} to={page.path} end>
          {page.name}
          {isMarked(page, false) && <Marker />}
        </NavLink>
      ))}
    </nav>
  );
}

/** Used while the restrictions are unknown, to hide every page that can be restricted. */
const allRestrictions: readonly string[] = pages.flatMap(({ restriction }) => restriction ?? []);
