import { type ReactNode, useId, useState } from 'react';
import { Refused } from '../api/failures.ts';
import { fillIn, world } from '../api/world.ts';
import { minEntriesForTools } from '../constants/lists.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Failed } from '../ui/failed.tsx';
import { Field } from '../ui/field.tsx';
import { FindFold } from '../ui/find-fold.tsx';
import { Loading } from '../ui/loading.tsx';
import { Pager } from '../ui/pager.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { SelectField } from '../ui/select-field.tsx';
import { TickBox } from '../ui/tick-box.tsx';
import { ToStory } from '../ui/to-story.tsx';
import css from './journal.module.css';
import { JournalEntryLine } from './journal-entry.tsx';
import { useJournalPage, useTags } from './journal-queries.ts';
import {
  changeSelection,
  dayOf,
  initialSelection,
  type JournalSelection,
  journalState,
  type Sort,
  shownPages,
  sorts,
} from './journal-state.ts';
import { SearchForm } from './search-form.tsx';

const texts = world.texts.journal;

type JournalListProps = {
  readonly characterName: string;
  /** True if the reader owns the journal and can change it. */
  readonly isOwn: boolean;
  /** The entry named in the URL. */
  readonly fromId?: number | undefined;
  readonly level: 2 | 3;
  /** Shown if the journal is empty and no filter is set. */
  readonly nothing?: ReactNode;
};

const changeFilterHint = (isSearch: boolean) =>
  isSearch
    ? 'Search for fewer words or for others, or choose another day or another filter.'
    : 'Choose another day or another filter to see what there is.';

const noFavouritesHint = 'To see an entry here, press Add Tag below its text and give it a favourite tag.';

export function JournalList({ characterName, isOwn, fromId, level, nothing }: JournalListProps) {
  const [chosen, setChosen] = useState<JournalSelection>({ ...initialSelection, fromId });
  const [deleted, setDeleted] = useState<string>();
  const hint = useId();
  const { data, error, refetch, isPlaceholderData } = useJournalPage(chosen, isOwn ? undefined : characterName);
  const { data: tagsReply } = useTags(isOwn);
  const state = journalState(chosen, data, tagsReply?.tags);
  const entries = chosen.isFavouritesOnly ? state.favorites : state.entries;
  const isSearch = chosen.search !== '';
  const isUnfiltered = state.filterBy === 'No Filter' && chosen.date === '' && !isSearch;
  const hintIfNone = chosen.isFavouritesOnly ? noFavouritesHint : nothing;
  const change = (about: Partial<JournalSelection>) => setChosen(changeSelection(chosen, about));
  /** Set while the field shows a day after today, which does not filter. */
  const [futureDay, setFutureDay] = useState<string>();
  const chooseDay = (date: string) => {
    const isFuture = date > dayOf(new Date());
    setFutureDay(isFuture ? date : undefined);
    if (!isFuture) change({ date });
  };
  // Once shown, the tools stay, so that they never disappear under the player's focus.
  const [hasTools, setTools] = useState(fromId !== undefined);
  if (!hasTools && (entries.length >= minEntriesForTools || state.pageCount > 1)) setTools(true);
  const isMissing = chosen.fromId !== undefined && error instanceof Refused;
  if (isMissing) {
    return (
      <div className={css.lost}>
        <h3 className={css.lostTitle}>Entry Not Found</h3>
        <p role="status">No entry available at this address.</p>
        <Button onClick={() => change({})}>{texts.whole}</Button>
      </div>
    );
  }
  return (
    <div className={css.journal}>
      {hasTools && (
        <FindFold title="Find and order">
          <div className={css.tools}>
            <SearchForm
              onSearch={(search) => search !== chosen.search && change({ search })}
              foundCount={isPlaceholderData ? undefined : data?.foundCount}
            />
            <div className={css.controls}>
              <SelectField
                label="Sort"
                value={state.sortBy}
                choices={sorts.map((each) => [each, each] as const)}
                onChoose={(sortBy: Sort) => change({ sortBy })}
              />
              {isOwn && (
                <SelectField
                  label="Filter"
                  value={String(state.filterBy)}
                  choices={[
                    ['No Filter', 'No Filter'],
                    ...state.tags.map(({ id, name }) => [String(id), name] as const),
                  ]}
                  onChoose={(value) => change({ filterBy: value === 'No Filter' ? value : Number(value) })}
                />
              )}
              <Field
                label="From the day"
                type="date"
                hint="Days begin at midnight UTC."
                max={dayOf(new Date())}
                value={futureDay ?? chosen.date}
                wrong={
                  futureDay === undefined ? undefined : 'That day is still to come. Choose today or an earlier day.'
                }
                onChange={({ target }) => chooseDay(target.value)}
              />
              {isOwn && (
                <TickBox
                  checked={chosen.isFavouritesOnly}
                  aria-describedby={hint}
                  onChange={({ target }) => change({ isFavouritesOnly: target.checked })}
                >
                  Favourites only
                </TickBox>
              )}
            </div>
            {isOwn && (
              <p id={hint} className={css.hint}>
                {texts.favourites}
              </p>
            )}
          </div>
        </FindFold>
      )}
      <p role="status" className="visually-hidden">
        {deleted !== undefined && fillIn(texts.removed, { name: deleted })}
      </p>
      {error && !data && <Failed error={error} onAgain={() => void refetch()} />}
      {!error && !data && <Loading>{texts.waiting}</Loading>}
      {data && (
        <>
          <div aria-busy={isPlaceholderData} className={css.entries}>
            {entries.length === 0 && (
              <Empty place="list" action={isOwn && isUnfiltered && !chosen.isFavouritesOnly && <ToStory />}>
                {texts.noEntries} {isUnfiltered ? hintIfNone : changeFilterHint(isSearch)}
              </Empty>
            )}
            {entries.map((entry) => (
              <JournalEntryLine
                key={entry.id}
                entry={entry}
                page={state.page}
                {...{ characterName, isOwn, level }}
                tags={state.tags}
                onDeleted={() => setDeleted(wordsOf(entry.eventName))}
              />
            ))}
          </div>
          {hasTools && (
            <Pager
              label={texts.pages}
              {...shownPages(state)}
              isAlwaysShown
              onPage={(page) => setChosen({ ...chosen, fromId: undefined, page: page - 1 })}
            />
          )}
        </>
      )}
    </div>
  );
}
