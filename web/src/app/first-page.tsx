import { Activity, type ReactNode } from 'react';
import { LoadingScreen } from './loading-screen.tsx';

type FirstPageProps = { readonly isShown: boolean; readonly children?: ReactNode };

/** Renders the first page hidden, in small steps, while data loads. Once loaded, the page appears immediately. */
export function FirstPage({ isShown, children }: FirstPageProps) {
  return (
    <>
      {!isShown && <LoadingScreen />}
      <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>
    </>
  );
}
