import { useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { Marker } from '../ui/marker.tsx';
import { mobile, useMedia } from '../ui/use-media.ts';
import { useMarks } from './marks.ts';
import { openPages, type Page, pages, smallTabs, stripOf } from './pages.ts';
import { useRestrictions } from './restrictions.ts';

const groupOf = (pathname: string): Page['group'] => pages.find(({ path }) => path === pathname)?.group;

/** The tabs of the main part, as links, for each is a page with an address. */
export function MainTabs() {
  const restrictions = useRestrictions() ?? everything;
  const marks = useMarks();
  return openPages(restrictions).map(({ path, name }) => (
    <NavLink key={name} to={path} end>
      {name}
      {marks.has(path) && <Marker />}
    </NavLink>
  ));
}

/** The tabs of a small screen, and the group of the page that is open. */
export function useSmallTabs(): { readonly tabs: readonly Page[]; readonly group: Page['group'] } {
  const { pathname } = useLocation();
  const restrictions = useRestrictions() ?? everything;
  const group = groupOf(pathname);
  const [lastIn, setLastIn] = useState<ReadonlyMap<string, string>>(new Map());
  if (group !== undefined && lastIn.get(group) !== pathname) setLastIn(new Map(lastIn).set(group, pathname));
  return { tabs: smallTabs(restrictions, lastIn), group };
}

/** The pages of a group among themselves, where they share a tab. */
export function GroupStrip({ className }: { readonly className: string | undefined }) {
  const group = groupOf(useLocation().pathname);
  const restrictions = useRestrictions();
  const isMobile = useMedia(mobile);
  const strip = group === undefined || restrictions === undefined ? [] : stripOf(group, restrictions);
  if (!isMobile || strip.length === 0) return null;
  return (
    <nav className={className} aria-label={group}>
      {strip.map(({ path, name }) => (
        <NavLink key={path} to={path} end>
          {name}
        </NavLink>
      ))}
    </nav>
  );
}

/** Until it is known what the story holds back, only what it never does is shown. */
const everything: readonly string[] = pages.flatMap(({ restriction }) => restriction ?? []);
