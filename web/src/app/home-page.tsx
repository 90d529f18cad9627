import { ActionCount, ActionLine, CandleOut } from '../actions/action-count.tsx';
import { useCandle, useRefill } from '../actions/actions-queries.ts';
import { AreaBanner } from '../myself/area-banner.tsx';
import { CharacterSheet } from '../myself/character-sheet.tsx';
import { useMyself } from '../myself/myself-queries.ts';
import { NameStrip } from '../myself/name-strip.tsx';
import { WhatYouHave } from '../myself/what-you-have.tsx';
import { StoryTab } from '../story/story-tab.tsx';
import { Button } from '../ui/button.tsx';
import panel from '../ui/panel.module.css';
import { TroubleNote } from '../ui/trouble-note.tsx';
import { narrow, useMedia } from '../ui/use-media.ts';
import css from './home-page.module.css';
import { SlideOut } from './slide-out.tsx';

const wide = '(min-width: 74em)';

/** Where the features of the story meet. */
export function HomePage() {
  useRefill();
  const { data: candle } = useCandle();
  const isNarrow = useMedia(narrow);
  const isWide = useMedia(wide);
  return (
    <>
      <AreaBanner />
      <div className={css.columns}>
        {isNarrow ? <Strip /> : <Sides isWide={isWide} />}
        <div className={css.story}>
          <MyselfTrouble />
          <StoryTab actions={candle?.actions} slots={{ candleNote: <CandleOut /> }} />
        </div>
      </div>
    </>
  );
}

function Sides({ isWide }: { readonly isWide: boolean }) {
  return (
    <>
      <aside className={`${panel.panel} ${css.sheet}`} aria-label="Your character">
        <CharacterSheet>
          <ActionCount />
        </CharacterSheet>
      </aside>
      <aside className={`${panel.panel} ${css.have}`} aria-label="Your things">
        <WhatYouHave key={String(isWide)} startsOpen={isWide} />
      </aside>
    </>
  );
}

function Strip() {
  return (
    <aside className={`${panel.panel} ${css.strip}`} aria-label="Your character">
      <NameStrip>
        <ActionLine />
      </NameStrip>
      <SlideOut opener="Character">
        <CharacterSheet>
          <ActionCount />
        </CharacterSheet>
        <WhatYouHave startsOpen />
      </SlideOut>
    </aside>
  );
}

function MyselfTrouble() {
  const { data, error, refetch } = useMyself();
  if (data || !error) return null;
  return (
    <TroubleNote message={error.message}>
      <Button onClick={() => void refetch()}>Try once more</Button>
    </TroubleNote>
  );
}
