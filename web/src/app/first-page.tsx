import { Activity, type ReactNode } from 'react';
import { FullWait } from './full-wait.tsx';

type FirstPageProps = { readonly isShown: boolean; readonly children?: ReactNode };

/** What a visit begins with: drawn unseen, a little at a time, while its wait lasts, so that it stands there at once. */
export function FirstPage({ isShown, children }: FirstPageProps) {
  return (
    <>
      {!isShown && <FullWait />}
      <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>
    </>
  );
}
