import type { ListedStorylet } from '@underhall/contract';
import type { MouseEvent, ReactNode } from 'react';
import { isCardTap } from '../ui/is-card-tap.ts';
import { NoteText } from '../ui/own-note.tsx';
import panel from '../ui/panel.module.css';
import { Plate } from '../ui/plate.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { narrowScreen, useMedia } from '../ui/use-media.ts';
import { GoButton, ListedTitle } from './listed-parts.tsx';
import css from './story.module.css';

export type ListedCardProps = {
  readonly storylet: ListedStorylet;
  readonly isBusy: boolean;
  readonly shortcut: string | undefined;
  readonly marks?: ReactNode;
  readonly note?: string | undefined;
  readonly onGo: (event: MouseEvent) => void;
};

/**
 * A storylet in the list. Opening a storylet is free, so tapping anywhere on the card opens it. Branches cost actions,
 * so they open only by a button.
 */
export function ListedCard({ storylet, isBusy, shortcut, marks, note, onGo }: ListedCardProps) {
  const isNarrow = useMedia(narrowScreen);
  const teaser = (isNarrow && storylet.mobileTeaser) || storylet.teaser;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the card contains a button for keyboards
    <li
      className={`${panel.panel} ${css.card}`}
      data-urgency={storylet.urgency}
      onClick={(event) => isCardTap(event) && !isBusy && onGo(event)}
    >
      <Plate name={storylet.image} width={84} className={css.plate} />
      <div className={css.words}>
        <ListedTitle storylet={storylet} className={css.title} />
        {marks}
        <SanitizedHtml html={teaser} className={css.teaser} />
        {note !== undefined && <NoteText className={css.ownNote}>{note}</NoteText>}
      </div>
      <GoButton name={wordsOf(storylet.name)} className={css.go} {...{ isBusy, shortcut, onGo }} />
    </li>
  );
}
