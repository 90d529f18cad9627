import { world } from '../api/world.ts';
import { Loading } from '../ui/loading.tsx';
import css from './loading-screen.module.css';

/** Fills the window while required data loads. */
export function LoadingScreen() {
  return (
    <div className={css.wait} data-loading-screen>
      <Loading>{world.texts.pages.loading}</Loading>
    </div>
  );
}
