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
  const { pathname } = useLocation();
  const restrictions = useRestrictions() ?? everything;
  const isMobile = useMedia(mobile);
  const marks = useMarks();
  const group = groupOf(pathname);
  const [lastIn, setLastIn] = useState<ReadonlyMap<string, string>>(new Map());
  if (group !== undefined && lastIn.get(group) !== pathname) setLastIn(new Map(lastIn).set(group, pathname));
  const tabs = isMobile ? smallTabs(restrictions, lastIn) : openPages(restrictions);
  return tabs.map((tab) => (
    <Tab key={tab.name} tab={tab} isHere={isMobile && tab.group !== undefined && tab.group === group} marks={marks} />
  ));
}

type TabProps = { readonly tab: Page; readonly isHere: boolean; readonly marks: ReadonlySet<string> };

function Tab({ tab: { path, name }, isHere, marks }: TabProps) {
  return (
    <NavLink to={path} end {...(isHere && { 'aria-current': 'page' as const })}>
      {name}
      {marks.has(path) && <Marker />}
    </NavLink>
  );
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
