import { burntOutPx, candleFootPx, candleHolds, twoCandlesAbove, waxPx, waxSpan } from '../constants/story.ts';
import { Picture } from '../ui/picture.tsx';
import css from './actions.module.css';

/** The height of the wax, in pixels of the picture as shown. */
export const waxHeight = (actions: number) =>
  actions === 0 ? burntOutPx : candleFootPx + (waxPx * Math.min(actions, candleHolds)) / waxSpan;

/** The actions in each candle: two candles where the bank is large, the first filled first. */
export function candlesOf(actions: number, bank: number): readonly number[] {
  const first = Math.min(actions, candleHolds);
  return bank > twoCandlesAbove ? [first, Math.min(actions - first, candleHolds)] : [first];
}

const piece = { kind: 'ui', widths: [264], width: 132, height: 276, className: css.layer } as const;

/** One candle, or two side by side. */
export function Candles({ actions, bank }: { readonly actions: number; readonly bank: number }) {
  const candles = candlesOf(actions, bank);
  return (
    <div className={css.candles} data-count={candles.length}>
      {candles.map((held, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a candle is its place
        <CandlePicture key={place} actions={held} />
      ))}
    </div>
  );
}

/** Dish, wax and flame, one on another; the wax sinks with the actions. */
function CandlePicture({ actions }: { readonly actions: number }) {
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
