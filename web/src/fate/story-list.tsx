import type { FateCard } from '@underhall/contract';
import { useRef, useState } from 'react';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Filter } from '../ui/filter.tsx';
import { formatNumber } from '../ui/format-number.ts';
import listTools from '../ui/list-tools.module.css';
import { Section } from '../ui/section.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { smoothScrollTo } from '../ui/smooth-scroll.ts';
import { narrow, useMedia } from '../ui/use-media.ts';
import { CardLine } from './card-line.tsx';
import css from './store.module.css';
import { byYear, isFound, yearInWords } from './store-state.ts';

type StoryListProps = {
  readonly cards: readonly FateCard[];
  /** The price of a card in other words than Fate. */
  readonly priceOf: (card: FateCard) => string | undefined;
  readonly onOpen: (card: FateCard) => void;
};

/** Stories by the year of their release: looked for by words, and reached by their years. */
export function StoryList({ cards, priceOf, onOpen }: StoryListProps) {
  const [words, setWords] = useState('');
  const isNarrow = useMedia(narrow);
  const list = useRef<HTMLDivElement>(null);
  if (cards.length === 0) return <Empty place="list">{world.texts.store.nothingHere}</Empty>;
  const found = cards.filter((card) => isFound(card, words));
  const years = byYear(found);
  const goTo = (year: string) => {
    const section = list.current?.querySelector<HTMLElement>(`[data-year="${year}"]`);
    if (!section) return;
    smoothScrollTo(section);
    section.focus({ preventScroll: true });
  };
  return (
    <div className={css.stories}>
      {!isNarrow && (
        <nav className={css.years} aria-label="Years">
          <ul>
            {years.map(({ year }) => (
              <li key={year}>
                <Button look="plain" onClick={() => goTo(String(year))}>
                  {yearInWords(year)}
                </Button>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div ref={list} className={css.list}>
        <div className={listTools.tools}>
          <Filter label="Search stories" value={words} onFilter={setWords} maxLength={100} />
          {isNarrow && years.length > 1 && (
            <SelectField
              label="Jump to year"
              value=""
              choices={[['', 'Choose'], ...years.map(({ year }) => [String(year), yearInWords(year)] as const)]}
              onChoose={(year) => year !== '' && goTo(year)}
            />
          )}
        </div>
        <p className="for-ears" role="status">
          {words.trim() !== '' && `${formatNumber(found.length)} of ${formatNumber(cards.length)}`}
        </p>
        {found.length === 0 && <Empty place="list">No story here answers to that.</Empty>}
        {years.map(({ year, cards: of }) => (
          <div key={year} data-year={year} tabIndex={-1} className={css.year}>
            <Section title={yearInWords(year)}>
              <ul className={css.cards}>
                {of.map((card) => (
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
