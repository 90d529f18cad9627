import { Activity, type ReactNode } from 'react';
import { FullWait } from './full-wait.tsx';

type FirstPageProps = { readonly isShown: boolean; readonly children?: ReactNode };

/** The first page of a visit, drawn unseen and a little at a time during the wait, so that it appears at once. */
export function FirstPage({ isShown, children }: FirstPageProps) {
  return (
    <>
      {!isShown && <FullWait />}
      <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>
    </>
  );
}
