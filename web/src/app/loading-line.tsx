import { usePictureProgress } from '../ui/picture-progress.ts';
import css from './loading-line.module.css';

/** A thin line at the top of the window while pictures load. A short wait shows nothing. */
export function LoadingLine() {
  const percent = usePictureProgress();
  if (percent === 100) return null;
  return (
    <div
      className={css.line}
      role="progressbar"
      aria-label="Loading pictures"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <div className={css.fill} style={{ transform: `scaleX(${Math.max(0.08, percent / 100)})` }} />
    </div>
  );
}
