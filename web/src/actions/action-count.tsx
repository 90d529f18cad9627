import { useEnvironment } from '../api/environment.ts';
import { Button } from '../ui/button.tsx';
import { Countdown } from '../ui/countdown.tsx';
import { figures } from '../ui/figures.ts';
import { Loading } from '../ui/loading.tsx';
import css from './actions.module.css';
import { useCandle, useCounter, useRefreshByForce } from './actions-queries.ts';
import { Candles } from './candle.tsx';
import { Chronograph } from './chronograph.tsx';
import { RefreshActions } from './refresh-actions.tsx';

/** The candle and what it says. */
export function ActionCount() {
  const { candle, isSilent } = useCounter();
  if (isSilent) return null;
  return (
    <section className={css.counter} aria-label="Actions">
      {candle === undefined ? (
        <Loading>Striking a match</Loading>
      ) : (
        <>
          <Candles actions={candle.actions} bank={candle.actionBankSize} />
          <div className={css.count}>
            <p>
              <span>
                <b>{figures(candle.actions)}</b> / {figures(candle.actionBankSize)}{' '}
                <span className={css.word}>actions</span>
              </span>
              <Countdown dueAt={candle.dueAt} />
            </p>
            <RefreshActions candle={candle} />
            <Chronograph counted={candle.chronograph} />
            <RefreshByForce />
          </div>
        </>
      )}
    </section>
  );
}

/** The same in one line, for the strip on small screens. */
export function ActionLine() {
  const { candle, isSilent } = useCounter();
  if (candle === undefined || isSilent) return null;
  return (
    <p className={css.line}>
      <span className={css.wick} data-out={candle.actions === 0} aria-hidden="true" />
      <span>
        <b>{figures(candle.actions)}</b>/{figures(candle.actionBankSize)}
        <span className="for-ears"> actions</span>
      </span>
      <Countdown dueAt={candle.dueAt} words="Next" />
    </p>
  );
}

/** The remedies for a candle that is out. */
export function CandleOut() {
  const { data } = useCandle();
  if (data === undefined) return null;
  return (
    <RefreshActions
      candle={data}
      around={(button) => (
        <div className={css.out}>
          <p>
            Your candle is out. Left alone in the dark it grows a ring every ten minutes.{' '}
            <strong>
              <Countdown dueAt={data.dueAt} words="The next action comes in" />
            </strong>
          </p>
          {button}
        </div>
      )}
    />
  );
}

/** A full candle for nothing, where the game is built and tried; nowhere else. */
export function RefreshByForce() {
  const environment = useEnvironment()?.environment;
  const { mutate, isPending } = useRefreshByForce();
  if (environment !== 'local' && environment !== 'staging') return null;
  return (
    <Button look="plain" onClick={() => !isPending && mutate()}>
      For testing: fill it
    </Button>
  );
}
