import { world } from '../api/world.ts';
import { Countdown } from '../ui/countdown.tsx';
import { formatNumber } from '../ui/format-number.ts';
import { Loading } from '../ui/loading.tsx';
import { ActionPicture } from './action-picture.tsx';
import css from './actions.module.css';
import { useCounter } from './actions-queries.ts';
import { Chronograph } from './chronograph.tsx';
import { RefreshActions } from './refresh-actions.tsx';

const { actions } = world;
const texts = world.texts.actions;
const heading = actions.many[0]?.toUpperCase() + actions.many.slice(1);

export function ActionCount() {
  const { counter, isSilent } = useCounter();
  if (isSilent) return null;
  return (
    <section className={css.counter} aria-label={heading}>
      {counter === undefined ? (
        <Loading>{texts.waiting}</Loading>
      ) : (
        <>
          <ActionPicture actions={counter.actions} bank={counter.actionBankSize} />
          <div className={css.count}>
            <p>
              <span>
                <b>{formatNumber(counter.actions)}</b> / {formatNumber(counter.actionBankSize)}{' '}
                <span className={css.word}>{actions.many}</span>
              </span>
              <Countdown dueAt={counter.dueAt} />
            </p>
            <RefreshActions counter={counter} />
            <Chronograph counted={counter.chronograph} />
          </div>
        </>
      )}
    </section>
  );
}

/** The action counter on one line, for small screens. */
export function ActionLine() {
  const { counter, isSilent } = useCounter();
  if (counter === undefined || isSilent) return null;
  return (
    <p className={css.line}>
      <span className={css.glow} data-out={counter.actions === 0} aria-hidden="true" />
      <span>
        <b>{formatNumber(counter.actions)}</b>/{formatNumber(counter.actionBankSize)}
        <span className="visually-hidden"> {actions.many}</span>
      </span>
      <Countdown dueAt={counter.dueAt} words="Next" />
    </p>
  );
}
