import type { JournalEntry } from '@underhall/contract';
import { useEffect, useId } from 'react';
import { Link } from 'react-router';
import { useAnswer } from '../api/answers.ts';
import { world } from '../api/world.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Failed } from '../ui/failed.tsx';
import { Loading } from '../ui/loading.tsx';
import { Page } from '../ui/page.tsx';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import css from './book.module.css';
import { type Chapter, chaptersOf, dayInWords } from './chapters.ts';
import { journalMode } from './journal-state.ts';
import { useWholeJournal } from './use-whole-journal.ts';

const texts = world.texts.journal;

/** The player's own journal, oldest entry first, without controls between entries. */
export function BookPage() {
  const name = useAnswer('myself')?.character.name;
  const { entries, error, isWhole, onAgain } = useWholeJournal();
  const id = useId();
  const chapters = chaptersOf(entries);
  const idOf = (place: number) => `${id}-${place}`;
  useChapterKeys(chapters.length, idOf);
  return (
    <Page title={texts.bookTitle} line={name} width="widest" className={css.book}>
      <div className={css.ways}>
        <Link className={buttonClass('secondary')} to="/myself" state={journalMode}>
          Entry by entry
        </Link>
        {isWhole && chapters.length > 0 && <Button onClick={() => window.print()}>Print</Button>}
      </div>
      {chapters.length > 1 && (
        <nav aria-label="Chapters" className={css.contents}>
          <ol>
            {chapters.map(({ title }, place) => (
              <li key={title}>
                <a href={`#${idOf(place)}`}>{title}</a>
              </li>
            ))}
          </ol>
          <p className={css.hint}>The arrow keys left and right lead from chapter to chapter.</p>
        </nav>
      )}
      {isWhole && chapters.length > 0 && <p className={css.hint}>Days are in UTC.</p>}
      {isWhole && chapters.length === 0 && (
        <Empty place="list">
          {texts.noEntries} {texts.howToWrite}
        </Empty>
      )}
      {chapters.map((chapter, place) => (
        <ChapterPart key={chapter.title} chapter={chapter} id={idOf(place)} />
      ))}
      {error && <Failed error={error} onAgain={onAgain} />}
      {!error && !isWhole && <Loading>{texts.waiting}</Loading>}
    </Page>
  );
}

function ChapterPart({ chapter, id }: { readonly chapter: Chapter<JournalEntry>; readonly id: string }) {
  return (
    <section aria-labelledby={id} className={css.chapter}>
      <h2 id={id} tabIndex={-1} className={css.title}>
        {chapter.title}
      </h2>
      {chapter.entries.map((entry) => (
        <section key={entry.id} aria-labelledby={`${id}-${entry.id}`} className={css.entry}>
          <h3 id={`${id}-${entry.id}`}>
            <SanitizedHtml as="span" html={entry.eventName} />
          </h3>
          <p className={css.where}>
            {entry.areaName && <SanitizedHtml as="span" html={`${entry.areaName}, `} />}
            <time dateTime={entry.dateTime}>{dayInWords(entry.dateTime)}</time>
          </p>
          <SanitizedHtml html={entry.playerMessage} />
        </section>
      ))}
    </section>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

function useChapterKeys(count: number, idOf: (place: number) => string): void {
  useEffect(() => {
    const onKeyDown = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
      const step = steps[key];
      if (step === undefined || altKey || ctrlKey || metaKey || shiftKey) return;
      const headings = Array.from({ length: count }, (_, place) => document.getElementById(idOf(place)));
      // The current chapter is the last chapter whose heading is above the edge.
      const read = headings.findLastIndex((heading) => heading && heading.getBoundingClientRect().top < edge);
      headings[Math.max(read + step, 0)]?.focus();
      headings[Math.max(read + step, 0)]?.scrollIntoView();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [count, idOf]);
}

/** Maximum distance in pixels from the top of the window to a heading after scrolling to it. */
const edge = 40;
