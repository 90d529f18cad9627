import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import css from './compatibility-notice.module.css';

const key = 'compatibility-map-notice';
let isRead = false;

/** True if the player closed the notice since the page loaded, or turned it off in this browser. */
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
    // Storage may be blocked. The notice then stays closed until the next reload.
  }
}

type CompatibilityNoticeProps = {
  /** Called after the notice closes. Its focused button is gone, so the caller has to move the focus. */
  readonly onClosed: () => void;
};

/**
 * Explains why the flat map is shown instead of the detailed one. Shown once per page load, unless the player turned it
 * off.
 */
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
