import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { formatNumber } from './format-number.ts';
import css from './tabs.module.css';

type TabsProps<Name extends string> = {
  readonly label: string;
  readonly names: readonly Name[];
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
  /** Count after a tab's name, with a noun for screen readers, such as `cards waiting`. */
  readonly waiting?: Readonly<Partial<Record<Name, { readonly count: number; readonly of: string }>>>;
  /** Shown instead of the names. */
  readonly labels?: Readonly<Partial<Record<Name, string>>>;
  readonly shortcut?: string;
  /** True if the tabs are in a column. The up and down keys then also select a tab. */
  readonly isVertical?: boolean;
  readonly children: ReactNode;
};

type Steps = Readonly<Record<string, number>>;
const steps: Steps = { ArrowRight: 1, ArrowLeft: -1 };
const verticalSteps: Steps = { ...steps, ArrowDown: 1, ArrowUp: -1 };

/** Follows the ARIA tabs pattern: the tabs share one tab stop, and arrow keys select a tab. */
export function Tabs<Name extends string>(props: TabsProps<Name>) {
  const { label, names, chosen, onChoose, waiting, labels, shortcut, isVertical = false, children } = props;
  const id = useId();
  const at = names.indexOf(chosen);
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newly selected tab scrolls into view
  useEffect(() => {
    if (list.current) showSelected(list.current);
  }, [chosen]);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const goal =
      { Home: 0, End: names.length - 1 }[event.key] ?? at + ((isVertical ? verticalSteps : steps)[event.key] ?? 0);
    const next = (goal + names.length) % names.length;
    const name = names[next];
    if (next === at || name === undefined) return;
    event.preventDefault();
    onChoose(name);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation={isVertical ? 'vertical' : undefined}
        className={css.list}
        onKeyDown={move}
      >
        {names.map((name, place) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            className={css.tab}
            aria-selected={name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={name === chosen ? 0 : -1}
            data-shortcut={place === (at + 1) % names.length ? shortcut : undefined}
            onClick={() => onChoose(name)}
          >
            {labels?.[name] ?? name}
            <TabCount {...waiting?.[name]} />
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </>
  );
}

/** Scrolls a list of tabs sideways until the selected one is in its middle. `scrollIntoView` could move the page too. */
function showSelected(list: HTMLElement): void {
  const tab = list.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
  const { left, width } = list.getBoundingClientRect();
  if (tab) list.scrollLeft += tab.left + tab.width / 2 - (left + width / 2);
}

function TabCount({ count = 0, of = '' }: { readonly count?: number; readonly of?: string }) {
  if (count === 0) return null;
  return (
    <span className={css.waiting} title={`${formatNumber(count)} ${of}`}>
      <span className="visually-hidden">: </span>
      {formatNumber(count)}
      <span className="visually-hidden"> {of}</span>
    </span>
  );
}
