import { ActionCount } from '../actions/action-count.tsx';
import { CharacterSheet } from '../myself/character-sheet.tsx';
import { WhatYouHave } from '../myself/what-you-have.tsx';
import panel from '../ui/panel.module.css';
import css from './game-frame.module.css';

/** The character beside the page; below, the possessions where they have no column of their own. */
export function Sidebar({ hasThings }: { readonly hasThings: boolean }) {
  return (
    <div className={css.side}>
      <aside className={`${panel.panel} ${css.sheet}`} aria-label="Your character">
        <CharacterSheet>
          <ActionCount />
        </CharacterSheet>
      </aside>
      {hasThings && (
        <aside className={`${panel.panel} ${css.have}`} aria-label="Your things">
          <WhatYouHave />
        </aside>
      )}
    </div>
  );
}
