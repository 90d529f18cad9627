import { TravelButton } from '../map/travel-button.tsx';
import { WelcomeLine } from '../myself/welcome-line.tsx';
import { WhatYouHave } from '../myself/what-you-have.tsx';
import panel from '../ui/panel.module.css';
import css from './game-frame.module.css';

/** The third column: where one is, the way to elsewhere, and what one has where the page does not tell it. */
export function InfoBar({ hasThings }: { readonly hasThings: boolean }) {
  return (
    <aside className={`${panel.panel} ${css.info}`} aria-label="Information">
      <WelcomeLine />
      <TravelButton />
      {hasThings && <WhatYouHave startsOpen />}
    </aside>
  );
}
