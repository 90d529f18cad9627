import { useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useMyself } from '../myself/myself-queries.ts';
import { Marker } from '../ui/marker.tsx';
import { useMedia, wide } from '../ui/use-media.ts';
import { useMarks } from './marks.ts';
import { openPages, type Page, pages, smallTabs, stripOf } from './pages.ts';
import { useRestrictions } from './restrictions.ts';

const groupOf = (pathname: string): Page['group'] => pages.find(({ path }) => path === pathname)?.group;

/** The tabs of the main part, as links, for each is a page with an address. */
export function MainTabs() {
  // On pages beside the game nobody else fetches what the tabs go by.
  useMyself();
  const restrictions = useRestrictions() ?? everything;
  const isWide = useMedia(wide);
  const { tabs } = useSmallTabs();
  const isMarked = useIsMarked();
  return (isWide ? openPages(restrictions) : tabs).map((page) => (
    <NavLink key={page.name} to={page.path} end>
      {page.name}
      {isMarked(page, !isWide) && <Marker />}
    </NavLink>
  ));
}

/** Tells of a tab whether it bears a light: that of its page, or of any page of the group that shares it. */
export function useIsMarked() {
  const marks = useMarks();
  const restrictions = useRestrictions() ?? everything;
  return ({ path, group }: Pick<Page, 'path' | 'group'>, isShared: boolean): boolean =>
    isShared && group !== undefined && stripOf(group, restrictions).length > 0
      ? pages.some((page) => page.group === group && marks.has(page.path))
      : marks.has(path);
}

/** The tabs of a small screen, and the group whose tab the page that is open shares. */
export function useSmallTabs(): { readonly tabs: readonly Page[]; readonly group: Page['group'] } {
  const { pathname } = useLocation();
  const restrictions = useRestrictions() ?? everything;
  const group = groupOf(pathname);
  const [lastIn, setLastIn] = useState<ReadonlyMap<string, string>>(new Map());
  if (group !== undefined && lastIn.get(group) !== pathname) setLastIn(new Map(lastIn).set(group, pathname));
  const tabs = smallTabs(restrictions, lastIn);
  const own = tabs.find(({ path }) => path === pathname);
  return { tabs, group: own ? own.group : group };
}

/** The pages of a group among themselves, where they share a tab. */
export function GroupStrip({ className }: { readonly className: string | undefined }) {
  const group = groupOf(useLocation().pathname);
  const restrictions = useRestrictions();
  const isWide = useMedia(wide);
  const isMarked = useIsMarked();
  const strip = group === undefined || restrictions === undefined ? [] : stripOf(group, restrictions);
  if (isWide || strip.length === 0) return null;
  return (
    <nav className={className} aria-label={group}>
      {strip.map((page) => (
        <NavLink key={page.path} to={page.path} end>
          {page.name}
          {isMarked(page, false) && <Marker />}
        </NavLink>
      ))}
    </nav>
  );
}

/** Until it is known what the story holds back, only what it never does is shown. */
const everything: readonly string[] = pages.flatMap(({ restriction }) => restriction ?? []);
