import { type MouseEvent, type Ref, useId, useRef } from 'react';
import { outlineUrl } from '../api/art.ts';
import { hasStore, world } from '../api/world.ts';
import { Countdown } from '../ui/countdown.tsx';
import { formatNumber } from '../ui/format-number.ts';
import { Picture } from '../ui/picture.tsx';
import css from './deck.module.css';
import { type Cards, type DeckLook, hasNoLimit, lookOf } from './hand-state.ts';

/** Ignores a second click within this time as accidental. */
const slipMs = 350;

const names: Readonly<Record<DeckLook, string>> = {
  normal: 'Draw a card',
  disabled: 'Draw a card',
  refill: world.texts.cards.noneLeft,
};

type DeckProps = {
  readonly cards: Cards;
  readonly isDrawing: boolean;
  readonly onPress: () => void;
  /** True if the deck only shows its cards. */
  readonly isInert: boolean;
  readonly ref: Ref<HTMLButtonElement>;
};

export function Deck({ cards, isDrawing, onPress, isInert, ref }: DeckProps) {
  const id = useId();
  const look = lookOf(cards);
  const isEndless = hasNoLimit(cards);
  // Without a store nothing can refill it but time.
  const isEmpty = look === 'refill' && !hasStore();
  // True if the visible text already contains the number.
  const isTold = look === 'disabled' || (look === 'normal' && !cards.noneFits);
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  const press = ({ detail, timeStamp }: MouseEvent) => {
    const isSlip = detail > 1 && timeStamp - pressedAt.current < slipMs;
    pressedAt.current = timeStamp;
    if (!isSlip) onPress();
  };
  return (
    <div className={css.deck}>
      <button
        ref={ref}
        type="button"
        inert={isInert}
        className={css.back}
        data-look={look}
        data-endless={isEndless}
        data-depth={Math.min(3, cards.cardsCount)}
        data-shortcut="draw"
        aria-describedby={id}
        aria-disabled={look === 'disabled' || isEmpty}
        aria-busy={isDrawing}
        onClick={press}
      >
        {look === 'refill' ? <GhostCard /> : <CardBack look={look} isEndless={isEndless} />}
        <span className="visually-hidden">
          {names[look]}
          {isTold ? '' : ': '}
        </span>
        <span className={css.count} aria-hidden={isTold}>
          {look === 'refill' && !isEmpty ? 'Refill' : isEndless ? 'No limit' : formatNumber(cards.cardsCount)}
        </span>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the text is an extra target for pointers: screen readers and keyboards use the button */}
      <p className={css.waiting} data-look={look} onClick={look === 'normal' && !isInert ? press : undefined}>
        <Words id={id} cards={cards} look={look} isEndless={isEndless} isDrawing={isDrawing} />
      </p>
    </div>
  );
}

type WordsProps = Pick<DeckProps, 'cards' | 'isDrawing'> & {
  readonly id: string;
  readonly look: DeckLook;
  readonly isEndless: boolean;
};

/**
 * The text on the deck. The button's description excludes the countdown, because screen readers would announce it every
 * second.
 */
function Words({ id, cards, look, isEndless, isDrawing }: WordsProps) {
  if (isDrawing) return <span id={id}>Drawing a card</span>;
  if (look === 'normal' && cards.noneFits) return <span id={id}>No card fits you here at the moment</span>;
  const waiting = isEndless ? 'Draw as many as you like' : waitingWords(cards.cardsCount, cards.deckSize);
  return (
    <>
      {look === 'normal' && !isEndless && <span aria-hidden="true">Press to draw</span>}
      <span id={id} className={css.told}>
        <span>{look === 'disabled' ? fullWords(cards) : waiting}</span>
        {look === 'disabled' && !isEndless && <span> {waiting}</span>}
      </span>
      <Countdown dueAt={cards.dueAt} />
    </>
  );
}

function CardBack({ look, isEndless }: { readonly look: DeckLook; readonly isEndless: boolean }) {
  const { cardBacks } = world.looks;
  if (!cardBacks) return <span className={`${css.art} ${css.plain}`} />;
  const name = look === 'disabled' ? cardBacks.full : isEndless ? cardBacks.endless : cardBacks.deck;
  return <Picture kind="ui" name={name} widths={[312]} width={156} height={203} className={css.art} />;
}

const fullWords = ({ displayCards }: Cards): string =>
  displayCards.some(({ stickiness }) => stickiness !== 'Sticky')
    ? 'Your hand is full. Play a card, or discard one'
    : 'Your hand is full. Play a card to make room';

const waitingWords = (count: number, size: number): string =>
  count === 0 ? world.texts.cards.noneLeft : `${formatNumber(count)} of ${formatNumber(size)} waiting`;

function GhostCard() {
  const { cardBacks } = world.looks;
  const ghost = cardBacks && { maskImage: `url("${outlineUrl('ui', cardBacks.none, 312)}")` };
  return <span className={ghost ? css.ghost : css.outline} style={ghost} />;
}
