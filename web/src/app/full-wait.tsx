import { world } from '../api/world.ts';
import { Loading } from '../ui/loading.tsx';
import css from './full-wait.module.css';

/** Fills the window while required data loads. */
export function FullWait() {
  return (
    <div className={css.wait} data-full-wait>
      <Loading>{world.texts.pages.loading}</Loading>
    </div>
  );
}
