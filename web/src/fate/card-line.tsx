import type { FateCard } from '@underhall/contract';
import { useId } from 'react';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { ListLine } from '../ui/list-line.tsx';
import { Plate } from '../ui/plate.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import css from './store.module.css';
import { badgeOf, openLabel, priceLabel } from './store-state.ts';

type CardLineProps = {
  readonly card: FateCard;
  readonly onOpen: () => void;
  readonly buttonLabel?: string;
  readonly price?: string | undefined;
};

export function CardLine({ card, onOpen, buttonLabel = openLabel(card, world.premium), price }: CardLineProps) {
  const titleId = useId();
  const badge = badgeOf(card);
  return (
    <ListLine
      className={css.card}
      titleId={titleId}
      picture={<Plate name={card.image} width={64} className={card.border === 'gold' ? css.gold : undefined} />}
      title={
        <>
          <SanitizedHtml as="span" html={card.name} />{' '}
          {card.fanFavourite && (
            <span className={css.star} role="img" aria-label="Fan favourite" title="Fan favourite">
              ★
            </span>
          )}
          {badge && <span className={css.badge}>{badge}</span>}
        </>
      }
      action={
        <div className={css.deal}>
          {card.type !== 'Gameplay' && <p className={css.price}>{price ?? priceLabel(card, world.premium)}</p>}
          <Button
            look="primary"
            aria-haspopup="dialog"
            aria-label={`${buttonLabel}: ${wordsOf(card.name)}`}
            onClick={onOpen}
          >
            {buttonLabel}
          </Button>
        </div>
      }
    >
      <SanitizedHtml html={card.shortDescription} className={css.about} />
      {card.author !== '' && <p className={css.author}>By {card.author}</p>}
    </ListLine>
  );
}
