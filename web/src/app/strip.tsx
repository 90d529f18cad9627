import { Link } from 'react-router';
import { ActionCount, ActionLine } from '../actions/action-count.tsx';
import { TravelButton } from '../map/travel-button.tsx';
import { CharacterSheet } from '../myself/character-sheet.tsx';
import { NameStrip } from '../myself/name-strip.tsx';
import { WhatYouHave } from '../myself/what-you-have.tsx';
import css from './game-frame.module.css';
import { LogOut } from './log-out.tsx';
import { SlideOut } from './slide-out.tsx';

/** On small screens: who one is and the actions left, in one line that stays in sight; the rest slides out. */
export function Strip() {
  return (
    <aside className={css.strip} aria-label="Your character">
      <NameStrip>
        <ActionLine />
      </NameStrip>
      <TravelButton look="compass" />
      <SlideOut opener="Menu">
        <nav className={css.links} aria-label="More">
          <Link to="/comforts">Comforts</Link>
          <Link to="/help">Help</Link>
          <Link to="/credits">Credits</Link>
          <LogOut className={css.leave} />
        </nav>
        <CharacterSheet>
          <ActionCount />
        </CharacterSheet>
        <WhatYouHave startsOpen />
      </SlideOut>
    </aside>
  );
}
