import { type ReactNode, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { ActionCount } from '../actions/action-count.tsx';
import { world } from '../api/world.ts';
import { CharacterSheet } from '../myself/character-sheet.tsx';
import { PossessionList } from '../myself/possession-list.tsx';
import { Marker } from '../ui/marker.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { DebugControls } from './debug-controls.tsx';
import { Drawer } from './drawer.tsx';
import { LogOut } from './log-out.tsx';
import { useMarks } from './marks.ts';
import css from './more.module.css';
import { OwnLinks } from './own-links.tsx';
import type { Page } from './pages.ts';

const sides = ['Me', 'Have'] as const;

type MoreProps = {
  readonly pages: readonly Page[];
  readonly opener: ReactNode;
  readonly openerClass: string | undefined;
};

export function More({ pages, opener, openerClass }: MoreProps) {
  const marks = useMarks();
  const [side, setSide] = useState<(typeof sides)[number]>('Me');
  return (
    <Drawer name="More" opener={opener} openerClass={openerClass}>
      <nav className={css.links} aria-label="More">
        {pages.map(({ path, name }) => (
          <NavLink key={path} to={path} end>
            {name}
            {marks.has(path) && <Marker />}
          </NavLink>
        ))}
        <NavLink to="/journal">{world.texts.journal.tab}</NavLink>
        <NavLink to="/comforts">{world.texts.comforts.tab}</NavLink>
        <NavLink to="/help">Help</NavLink>
        <Link to="/credits">Credits</Link>
      </nav>
      <nav className={css.links} aria-label="You">
        <OwnLinks />
        <LogOut />
      </nav>
      <Tabs label="Your character" names={sides} chosen={side} onChoose={setSide}>
        {side === 'Me' ? (
          <CharacterSheet>
            <ActionCount />
          </CharacterSheet>
        ) : (
          <PossessionList startsOpen />
        )}
      </Tabs>
      <DebugControls />
    </Drawer>
  );
}
