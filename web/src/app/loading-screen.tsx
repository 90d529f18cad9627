import { world } from '../api/world.ts';
import { Loading } from '../ui/loading.tsx';
import css from './loading-screen.module.css';

export function LoadingScreen() {
  return (
    <div className={css.wait} data-loading-screen>
      <Loading>{world.texts.pages.loading}</Loading>
    </div>
  );
}
