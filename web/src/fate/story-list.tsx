import type { FateCard } from '@underhall/contract';
import { useRef, useState } from 'react';
import { world } from '../api/world.ts';
import { minEntriesForTools } from '../constants/lists.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Filter } from '../ui/filter.tsx';
import { FindFold } from '../ui/find-fold.tsx';
import { formatNumber } from '../ui/format-number.ts';
import listTools from '../ui/list-tools.module.css';
import { Section } from '../ui/section.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { smoothScrollTo } from '../ui/smooth-scroll.ts';
import { ToStory } from '../ui/to-story.tsx';
import { narrowScreen, useMedia } from '../ui/use-media.ts';
import { CardLine } from './card-line.tsx';
import css from './store.module.css';
import { groupByYear, matchesSearch, yearLabel } from './store-state.ts';

type StoryListProps = {
  readonly cards: readonly FateCard[];
  /** Returns text that replaces the price in Fate, or undefined for the price. */
  readonly priceOf: (card: FateCard) => string | undefined;
  readonly onOpen: (card: FateCard) => void;
};

/** Stories by year of release, with a search field and links to the years. */
export function StoryList({ cards, priceOf, onOpen }: StoryListProps) {
  const [words, setWords] = useState('');
  const isNarrow = useMedia(narrowScreen);
  const list = useRef<HTMLDivElement>(null);
  if (cards.length === 0)
    return (
      <Empty place="list" action={<ToStory />}>
        {world.texts.store.nothingHere}
      </Empty>
    );
  const found = cards.filter((card) => matchesSearch(card, words));
  const years = groupByYear(found);
  const goTo = (year: string) => {
    const section = list.current?.querySelector<HTMLElement>(`[data-year="${year}"]`);
    if (!section) return;
    smoothScrollTo(section);
    section.focus({ preventScroll: true });
  };
  return (
    <div className={css.stories}>
      {!isNarrow && years.length > 1 && (
        <nav className={css.years} aria-label="Years">
          <ul>
            {years.map(({ year }) => (
              <li key={year}>
                <Button look="plain" onClick={() => goTo(String(year))}>
                  {yearLabel(year)}
                </Button>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div ref={list} className={css.list}>
        {cards.length >= minEntriesForTools && (
          <FindFold title="Search stories" className={css.find}>
            <div className={listTools.tools}>
              <Filter label="Search stories" value={words} onFilter={setWords} maxLength={100} />
              {isNarrow && years.length > 1 && (
                <SelectField
                  label="Jump to year"
                  value=""
                  choices={[['', 'Choose'], ...years.map(({ year }) => [String(year), yearLabel(year)] as const)]}
                  onChoose={(year) => year !== '' && goTo(year)}
                />
              )}
            </div>
          </FindFold>
        )}
        <p className="visually-hidden" role="status">
          {words.trim() !== '' && `${formatNumber(found.length)} of ${formatNumber(cards.length)}`}
        </p>
        {found.length === 0 && <Empty place="list">No story matches your search.</Empty>}
        {years.map(({ year, cards: cardsOfYear }) => (
          <div key={year} data-year={year} tabIndex={-1} className={css.year}>
            <Section title={yearLabel(year)}>
              <ul className={css.cards}>
                {cardsOfYear.map((card) => (
                  <CardLine key={card.id} card={card} price={priceOf(card)} onOpen={() => onOpen(card)} />
                ))}
              </ul>
            </Section>
          </div>
        ))}
      </div>
    </div>
  );
}
