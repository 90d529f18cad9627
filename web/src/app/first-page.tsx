import { Activity, type ReactNode } from 'react';
import { FullWait } from './full-wait.tsx';

type FirstPageProps = { readonly isShown: boolean; readonly children?: ReactNode };

/** Renders the first page hidden and in small steps during the wait, so that it appears at once. */
export function FirstPage({ isShown, children }: FirstPageProps) {
  return (
    <>
      {!isShown && <FullWait />}
      <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>
    </>
  );
}
