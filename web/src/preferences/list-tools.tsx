import { useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Filter } from '../ui/filter.tsx';
import { FindIcon } from '../ui/find-icon.tsx';
import { formatNumber } from '../ui/format-number.ts';
import { SelectField } from '../ui/select-field.tsx';
import { TickBox } from '../ui/tick-box.tsx';
import { largeTextScreen, narrowScreen, useMedia } from '../ui/use-media.ts';
import { listOrders } from './list-orders.ts';
import { isSearching, noSearch, search, useSearch } from './order-list.ts';
import css from './preferences.module.css';
import { usePreferences, useSetPreferences } from './use-preferences.ts';

const minLength = 6;

type ListToolsProps = {
  readonly all: number;
  readonly shown: number;
  /** True if tabs stand above the list. The opener then shares their line. */
  readonly isBesideTabs?: boolean;
};

/** Search and sort controls of a list. Shown if the list is long or the player is searching. */
export function ListTools({ all, shown, isBesideTabs = false }: ListToolsProps) {
  const { listTools, listOrder } = usePreferences();
  const setPreferences = useSetPreferences();
  const current = useSearch();
  const isWanted = listTools === 'always' || (listTools === 'long' && all >= minLength);
  const isSearched = isSearching(current);
  const [toggled, toggle] = useState<boolean>();
  const isOpen = toggled ?? (isSearched || listTools === 'always');
  const opener = useRef<HTMLElement>(null);
  const [isNarrow, hasLargeText] = [useMedia(narrowScreen), useMedia(largeTextScreen)];
  const isIconOnly = isBesideTabs && isNarrow && !hasLargeText;
  const showAll = () => {
    search.set(noSearch);
    // The focused button disappears, so move focus to the opener.
    opener.current?.focus();
  };
  if (all === 0 || (!isWanted && !isSearched)) return null;
  return (
    <search className={isBesideTabs ? css.besideTabs : css.tools} aria-label="The list below">
      <details open={isOpen} onToggle={(event) => toggle(event.currentTarget.open)}>
        <summary ref={opener}>
          <FindIcon />
          <span className={isIconOnly ? 'visually-hidden' : ''}>Find and order</span>
        </summary>
        <div className={css.toolRow}>
          <Filter
            label="Find"
            value={current.text}
            maxLength={60}
            onFilter={(text) => search.set({ ...current, text })}
          />
          <SelectField
            label="Order"
            value={listOrder}
            choices={listOrders}
            onChoose={(order) => setPreferences({ listOrder: order })}
          />
          <div className={css.ticks}>
            <TickBox
              checked={current.onlyOpen}
              onChange={(event) => search.set({ ...current, onlyOpen: event.target.checked })}
            >
              Only what is open
            </TickBox>
            <TickBox
              checked={current.onlyFavourites}
              onChange={(event) => search.set({ ...current, onlyFavourites: event.target.checked })}
            >
              Only favourites
            </TickBox>
          </div>
        </div>
      </details>
      <div className={css.found} data-empty={!isSearched}>
        <p role="status">
          {isSearched &&
            (shown === 0 ? 'Nothing here matches.' : `${formatNumber(shown)} of ${formatNumber(all)} shown.`)}
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
