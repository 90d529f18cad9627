import type { FateCard, FateReply } from '@underhall/contract';
import { type ReactNode, useState } from 'react';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Section } from '../ui/section.tsx';
import { CardLine } from './card-line.tsx';
import css from './store.module.css';
import { storiesOfMonth } from './store-state.ts';
import { type Beginning, StoryPurchase } from './story-purchase.tsx';

type EnhancedStoreProps = {
  readonly fate: FateReply;
  readonly wayTo: (place: Beginning) => ReactNode;
  readonly onLeave: () => void;
};

export function EnhancedStore({ fate, wayTo, onLeave }: EnhancedStoreProps) {
  const [opened, open] = useState<FateCard>();
  const { fresh, read } = storiesOfMonth(fate.fateCards);
  return (
    <>
      <h2 className={css.enhancedTitle}>{world.texts.store.replays}</h2>
      <p className={css.about}>
        Up to six stories are on offer, each for two months. Every month you can choose one new story, or replay two
        that you have played.
      </p>
      <Offers title="Play New Stories" cards={fresh} onOpen={open} emptyText="You have all of this month’s stories." />
      <Offers
        title="Revisit Played Stories"
        cards={read}
        onOpen={open}
        emptyText="You have played none of these yet."
      />
      <Button onClick={onLeave}>{world.texts.story.decline}</Button>
      {opened && <StoryPurchase card={opened} wayTo={wayTo} onClose={() => open(undefined)} />}
    </>
  );
}

type OffersProps = {
  readonly title: string;
  readonly cards: readonly FateCard[];
  readonly onOpen: (card: FateCard) => void;
  readonly emptyText: string;
};

function Offers({ title, cards, onOpen, emptyText }: OffersProps) {
  return (
    <Section title={title}>
      {cards.length === 0 && <Empty>{emptyText}</Empty>}
      <ul className={css.cards}>
        {cards.map((card) => (
          <CardLine
            key={card.id}
            card={card}
            buttonLabel="Examine"
            price={card.type === 'PurchaseStory' ? 'This month’s new story' : 'One of your two replays'}
            onOpen={() => onOpen(card)}
          />
        ))}
      </ul>
    </Section>
  );
}
