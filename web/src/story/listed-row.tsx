import { isCardTap } from '../ui/is-card-tap.ts';
import { NoteText } from '../ui/own-note.tsx';
import panel from '../ui/panel.module.css';
import { Plate } from '../ui/plate.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { narrowScreen, useMedia } from '../ui/use-media.ts';
import type { ListedCardProps } from './listed-card.tsx';
import { GoButton, ListedTitle } from './listed-parts.tsx';
import css from './listed-row.module.css';

/** A storylet in the list as a compact row. Otherwise like a `ListedCard`. */
export function ListedRow({ storylet, isBusy, shortcut, marks, note, onGo }: ListedCardProps) {
  const isNarrow = useMedia(narrowScreen);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the row contains a button for keyboards
    <li
      className={`${panel.panel} ${css.row}`}
      data-urgency={storylet.urgency}
      onClick={(event) => isCardTap(event) && !isBusy && onGo(event)}
    >
      <Plate name={storylet.image} width={36} className={css.plate} />
      <div className={css.words}>
        <ListedTitle storylet={storylet} className={css.title} />
        <SanitizedHtml html={(isNarrow && storylet.mobileTeaser) || storylet.teaser} className={css.teaser} />
        {note !== undefined && <NoteText className={css.note}>{note}</NoteText>}
      </div>
      <div className={css.marks}>{marks}</div>
      <GoButton name={wordsOf(storylet.name)} className={css.go} {...{ isBusy, shortcut, onGo }} />
    </li>
  );
}
