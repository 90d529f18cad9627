import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import css from './compatibility-notice.module.css';

const key = 'compatibility-map-notice';
let isRead = false;

/** True if the notice has been read on this page, or put away for good in this browser. */
function isPutAway(): boolean {
  try {
    return isRead || localStorage.getItem(key) === 'never';
  } catch {
    return isRead;
  }
}

function putAway(isForGood: boolean): void {
  isRead = true;
  try {
    if (isForGood) localStorage.setItem(key, 'never');
  } catch {
    // Storage may be shut: then it is put away for as long as this page is open.
  }
}

type CompatibilityNoticeProps = {
  /** Called when the notice has been closed, and the focus has gone with it. */
  readonly onClosed: () => void;
};

/** Says that this is the plainer of the two drawn maps, where the finer was to be expected: once for each time the game is loaded, or never again. */
export function CompatibilityNotice({ onClosed }: CompatibilityNoticeProps) {
  const [isShown, setShown] = useState(() => !isPutAway());
  if (!isShown) return null;
  const close = (isForGood: boolean) => {
    putAway(isForGood);
    setShown(false);
    onClosed();
  };
  return (
    <div className={css.notice} role="note" aria-label="The plainer map">
      <p>
        This is the plainer map<span className={css.why}>, which any device can draw</span>.
      </p>
      <Button look="primary" className={css.ok} onClick={() => close(false)}>
        OK
      </Button>
      <Button look="plain" className={css.never} onClick={() => close(true)}>
        Don't show this again
      </Button>
    </div>
  );
}
