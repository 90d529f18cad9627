import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from '../api/client-store.ts';
import { browserStorage } from '../api/storage.ts';
import { world } from '../api/world.ts';
import { smoothScrollTo } from '../ui/smooth-scroll.ts';
import css from './leads.module.css';
import { seekRequest } from './seek-request.ts';

type SeekPanelProps = {
  /** Number of open leads, targets and plans. */
  readonly count: number;
  readonly startsOpen: boolean;
  /** Class name of a separate panel below the page. It is hidden until `hasContent` is true or it was opened. */
  readonly panel?: string | undefined;
  readonly hasContent: boolean;
  /** `focusPanel` focuses the panel's summary. */
  readonly children: (focusPanel: () => void) => ReactNode;
};

const fold = 'targets-fold';

/** A collapsible panel of what the player seeks, whose open state is stored on this device. */
export function SeekPanel({ count, startsOpen, panel, hasContent, children }: SeekPanelProps) {
  const [isOpen, setOpen] = useState<boolean>();
  const [left] = useState(() => browserStorage.getItem(fold));
  const summary = useRef<HTMLElement>(null);
  const isRequested = useStore(seekRequest);
  useEffect(() => {
    if (!isRequested || !summary.current) return;
    seekRequest.set(false);
    setOpen(true);
    // The page grows when the panel opens, on the next render.
    requestAnimationFrame(() => {
      if (summary.current) smoothScrollTo(summary.current);
      summary.current?.focus({ preventScroll: true });
    });
  }, [isRequested]);
  if (panel !== undefined && !hasContent && isOpen === undefined) return null;
  const whole = (
    <details
      className={css.panel}
      open={isOpen ?? (left === null ? startsOpen : left === 'open')}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive and supports the keyboard */}
      <summary
        ref={summary}
        onClick={({ currentTarget }) =>
          browserStorage.setItem(fold, currentTarget.closest('details')?.open ? 'shut' : 'open')
        }
      >
        {world.texts.leads.title}
        {count > 0 && (
          <span className={css.count}>
            <span className="visually-hidden">: </span>
            {count}
          </span>
        )}
      </summary>
      {children(() => summary.current?.focus())}
    </details>
  );
  if (panel === undefined) return whole;
  return (
    <aside className={panel} aria-label={world.texts.leads.title}>
      {whole}
    </aside>
  );
}
