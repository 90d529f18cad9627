import { useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Filter } from '../ui/filter.tsx';
import { formatNumber } from '../ui/format-number.ts';
import { SelectField } from '../ui/select-field.tsx';
import { TickBox } from '../ui/tick-box.tsx';
import { isSearching, noSearch, search, useSearch } from './order-list.ts';
import { orders } from './preference-controls.ts';
import css from './preferences.module.css';
import { usePreferences, useSetPreferences } from './use-preferences.ts';

const long = 6;

type ListToolsProps = {
  /** Length of the whole list, and of the visible part. */
  readonly all: number;
  readonly shown: number;
};

/** Search and sort order for the list below. Shown for long lists, and always while a search hides entries. */
export function ListTools({ all, shown }: ListToolsProps) {
  const { listTools, listOrder } = usePreferences();
  const setPreferences = useSetPreferences();
  const wanted = useSearch();
  const isWanted = listTools === 'always' || (listTools === 'long' && all >= long);
  const isSearched = isSearching(wanted);
  const [turned, turn] = useState<boolean>();
  const isOpen = turned ?? (isSearched || listTools === 'always');
  const opener = useRef<HTMLElement>(null);
  const showAll = () => {
    search.set(noSearch);
    // The focused button is removed, so return the focus to the opener.
    opener.current?.focus();
  };
  if (all === 0 || (!isWanted && !isSearched)) return null;
  return (
    <search className={css.tools} aria-label="The list below">
      <details open={isOpen} onToggle={(event) => turn(event.currentTarget.open)}>
        <summary ref={opener}>Find and order</summary>
        <div className={css.toolRow}>
          <Filter
            label="Find"
            value={wanted.text}
            maxLength={60}
            onFilter={(text) => search.set({ ...wanted, text })}
          />
          <SelectField
            label="Order"
            value={listOrder}
            choices={orders}
            onChoose={(order) => setPreferences({ listOrder: order })}
          />
          <div className={css.ticks}>
            <TickBox
              checked={wanted.onlyOpen}
              onChange={(event) => search.set({ ...wanted, onlyOpen: event.target.checked })}
            >
              Only what is open
            </TickBox>
            <TickBox
              checked={wanted.onlyFavourites}
              onChange={(event) => search.set({ ...wanted, onlyFavourites: event.target.checked })}
            >
              Only favourites
            </TickBox>
          </div>
        </div>
      </details>
      <div className={css.found} data-empty={!isSearched}>
        <p role="status">
          {isSearched &&
            (shown === 0 ? 'Nothing here is like that.' : `${formatNumber(shown)} of ${formatNumber(all)} shown.`)}
        </p>
        {isSearched && (
          <Button look="plain" onClick={showAll}>
            Show all {formatNumber(all)}
          </Button>
        )}
      </div>
    </search>
  );
}
