import { Button } from '../ui/button.tsx';
import { isCardTap } from '../ui/is-card-tap.ts';
import { NoteText } from '../ui/own-note.tsx';
import panel from '../ui/panel.module.css';
import { Plate } from '../ui/plate.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { Tip } from '../ui/tip.tsx';
import { narrowScreen, useMedia } from '../ui/use-media.ts';
import { hintOf, meaningOf } from './hints.ts';
import type { ListedCardProps } from './listed-card.tsx';
import css from './listed-row.module.css';
import story from './story.module.css';

/** A storylet in the list as a compact row: its title, one line of its teaser and the button. Otherwise a `ListedCard`. */
export function ListedRow({ storylet, isBusy, shortcut, marks, note, onGo }: ListedCardProps) {
  const isNarrow = useMedia(narrowScreen);
  const hint = hintOf(storylet);
  const name = wordsOf(storylet.name);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the row contains a button for keyboards
    <li
      className={`${panel.panel} ${css.row}`}
      data-urgency={storylet.urgency}
      onClick={(event) => isCardTap(event) && !isBusy && onGo(event)}
    >
      <Plate name={storylet.image} width={36} className={css.plate} />
      <div className={css.words}>
        <div className={css.title}>
          <SanitizedHtml as="h3" html={storylet.name} />{' '}
          {hint && (
            <Tip says={meaningOf(storylet)} hasOwnLook className={story.mark} aria-label={`${hint}: ${name}`}>
              {hint}
            </Tip>
          )}
        </div>
        <SanitizedHtml html={(isNarrow && storylet.mobileTeaser) || storylet.teaser} className={css.teaser} />
        {note !== undefined && <NoteText className={css.note}>{note}</NoteText>}
      </div>
      <div className={css.marks}>{marks}</div>
      <Button
        look="primary"
        className={css.go}
        aria-label={`Go: ${name}`}
        aria-disabled={isBusy}
        aria-busy={isBusy}
        data-shortcut={shortcut}
        onClick={onGo}
      >
        Go
      </Button>
    </li>
  );
}
