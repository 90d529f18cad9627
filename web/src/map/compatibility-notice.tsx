import { useState } from 'react';
import { browserStorage } from '../api/storage.ts';
import { Button } from '../ui/button.tsx';
import css from './compatibility-notice.module.css';

const key = 'compatibility-map-notice';
let isRead = false;

/** True if the player has closed the notice since the page loaded, or disabled it in this browser. */
const isPutAway = (): boolean => isRead || browserStorage.getItem(key) === 'never';

function putAway(isForGood: boolean): void {
  isRead = true;
  if (isForGood) browserStorage.setItem(key, 'never');
}

type CompatibilityNoticeProps = {
  /**
   * Called after the notice closes. The caller must move the focus, because the notice's focused button no longer
   * exists.
   */
  readonly onClosed: () => void;
};

/** Explains why the flat map replaces the detailed map. Shown once per page load, unless the player has disabled it. */
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
