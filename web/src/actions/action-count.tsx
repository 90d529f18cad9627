import { figures } from '../ui/figures.ts';
import css from './actions.module.css';
import { useCandle } from './actions-queries.ts';
import { CandlePicture } from './candle.tsx';
import { NextAction } from './next-action.tsx';

/** The candle and what it says. */
export function ActionCount() {
  const { data } = useCandle();
  if (data === undefined) return <div className={css.counter} />;
  return (
    <section className={css.counter} aria-label="Actions">
      <CandlePicture actions={data.actions} />
      <p className={css.count}>
        <span>
          <b>{figures(data.actions)}</b> / {figures(data.bank)} <span className={css.word}>actions</span>
        </span>
        <NextAction dueAt={data.dueAt} />
      </p>
    </section>
  );
}

/** The same in one line, for the strip on small screens. */
export function ActionLine() {
  const { data } = useCandle();
  if (data === undefined) return null;
  return (
    <p className={css.line}>
      <span className={css.wick} data-out={data.actions === 0} aria-hidden="true" />
      <span>
        <b>{figures(data.actions)}</b>/{figures(data.bank)}
        <span className="for-ears"> actions</span>
      </span>
      <NextAction dueAt={data.dueAt} words="Next" />
    </p>
  );
}

/** What to do when the candle is out. */
export function CandleOut() {
  const { data } = useCandle();
  if (data?.actions !== 0) return null;
  return (
    <p className={css.out}>
      Your candle is out. Left alone in the dark it grows a ring every ten minutes.{' '}
      <strong>
        <NextAction dueAt={data.dueAt} words="The next action comes in" />
      </strong>
    </p>
  );
}
