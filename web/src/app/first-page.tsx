import { Activity, type ReactNode, useEffect } from 'react';
import { FullWait } from './full-wait.tsx';

type FirstPageProps = {
  readonly isShown: boolean;
  /** Called once it can be seen. */
  readonly onShown?: () => void;
  readonly children?: ReactNode;
};

/** The first page of a visit, drawn unseen and a little at a time during the wait, so that it appears at once. */
export function FirstPage({ isShown, onShown, children }: FirstPageProps) {
  useEffect(() => {
    if (isShown) onShown?.();
  }, [isShown, onShown]);
  return (
    <>
      {!isShown && <FullWait />}
      <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>
    </>
  );
}
