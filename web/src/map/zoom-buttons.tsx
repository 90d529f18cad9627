import { isSameZoom, type ZoomRange } from './zoom.ts';
import css from './zoom-buttons.module.css';

type ZoomButtonsProps = {
  readonly zoom: number;
  readonly range: ZoomRange;
  readonly onStep: (direction: 1 | -1) => void;
};

export function ZoomButtons({ zoom, range, onStep }: ZoomButtonsProps) {
  const ends = { 1: isSameZoom(zoom, range.max), [-1]: isSameZoom(zoom, range.min) };
  return (
    <div className={css.buttons}>
      {([1, -1] as const).map((direction) => (
        <button
          key={direction}
          type="button"
          className={css.button}
          aria-label={direction > 0 ? 'Zoom in' : 'Zoom out'}
          aria-disabled={ends[direction]}
          onClick={() => !ends[direction] && onStep(direction)}
        >
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
            <path d={direction > 0 ? 'M5 12h14M12 5v14' : 'M5 12h14'} />
          </svg>
        </button>
      ))}
    </div>
  );
}
