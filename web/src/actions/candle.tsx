import { burntOutPx, candleFootPx, candleHolds, waxPx, waxSpan } from '../constants/story.ts';
import { Picture } from '../ui/picture.tsx';
import css from './actions.module.css';

/** How tall the wax stands, in pixels of the picture as shown. */
export const waxHeight = (actions: number) =>
  actions === 0 ? burntOutPx : candleFootPx + (waxPx * Math.min(actions, candleHolds)) / waxSpan;

const piece = { kind: 'ui', widths: [264], width: 132, height: 276, className: css.layer } as const;

/** Dish, wax and flame, one on another; the wax sinks with the actions. */
export function CandlePicture({ actions }: { readonly actions: number }) {
  const sunk = { transform: `translateY(${waxHeight(candleHolds) - waxHeight(actions)}px)` };
  return (
    <div className={css.candle}>
      <Picture {...piece} name="candle-dish" />
      {actions === 0 ? (
        <Picture {...piece} name="candle-stub" />
      ) : (
        <>
          <div className={css.wax}>
            <div style={sunk}>
              <Picture {...piece} name="candle-wax" />
            </div>
          </div>
          <div className={css.flame} style={sunk}>
            <Picture {...piece} name="candle-flame" />
          </div>
        </>
      )}
    </div>
  );
}
