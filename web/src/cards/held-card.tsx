import type { Card } from '@underhall/contract';
import { useEffect, useRef } from 'react';
import { MarkButtons } from '../preferences/mark-buttons.tsx';
import { useConfirmation } from '../preferences/use-confirmation.tsx';
import { Button } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { smoothScrollIntoView } from '../ui/smooth-scroll.ts';
import css from './cards.module.css';

type HeldCardProps = {
  readonly card: Card;
  /** True if the player has just drawn the card. The page then scrolls to it. */
  readonly isNew: boolean;
  readonly isBusy: boolean;
  readonly shortcut: string | undefined;
  readonly onPlay: () => void;
  readonly onDiscard: () => void;
};

export function HeldCard({ card, isNew, isBusy, shortcut, onPlay, onDiscard }: HeldCardProps) {
  const whole = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNew && whole.current) smoothScrollIntoView(whole.current);
  }, [isNew]);
  const { press, question } = useConfirmation();
  const name = wordsOf(card.name);
  const isLocked = card.qualityRequirements.some(({ status }) => status === 'Locked');
  return (
    <li ref={whole} className={css.card} data-urgency={card.urgency} aria-busy={isBusy}>
      <Picture
        kind="icons"
        name={card.image}
        widths={[100, 200]}
        sizes="156px"
        width={156}
        height={203}
        className={css.face}
      />
      <div className={css.words}>
        <h3>
          <SanitizedHtml as="span" html={card.name} />
        </h3>
        <SanitizedHtml html={card.teaser} className={css.teaser} />
        {card.unlockedWithDescription && (
          <SanitizedHtml as="p" html={card.unlockedWithDescription} className={css.unlocked} />
        )}
        {card.stickiness === 'Sticky' && <p className={css.note}>It stays until it is played.</p>}
        {card.isAutofire && <p className={css.note}>It happens as soon as it is played.</p>}
        {isLocked && <p className={css.note}>You no longer meet its requirements.</p>}
      </div>
      <div className={css.ways}>
        <Button
          look="primary"
          aria-label={`Play: ${name}`}
          aria-disabled={isBusy || isLocked}
          aria-busy={isBusy}
          data-shortcut={shortcut}
          onClick={(event) => !isBusy && !isLocked && press(event, { kind: 'card', id: card.eventId, name }, onPlay)}
        >
          Play
        </Button>
        {card.stickiness !== 'Sticky' && (
          <Button
            look="plain"
            aria-label={`Discard: ${name}`}
            aria-disabled={isBusy}
            data-shortcut="discard"
            onClick={() => !isBusy && onDiscard()}
          >
            Discard
          </Button>
        )}
        <MarkButtons kind="card" id={card.eventId} name={name} />
      </div>
      {question}
    </li>
  );
}
