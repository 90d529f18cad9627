import { useId } from 'react';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { Countdown } from '../ui/countdown.tsx';
import { formatNumber } from '../ui/format-number.ts';
import { wordsOf } from '../ui/sanitize.ts';
import { OutPicture } from './action-picture.tsx';
import css from './actions.module.css';
import { type ActionCounter, useActions } from './actions-queries.ts';
import { RefreshActions } from './refresh-actions.tsx';

const { actions } = world;
const texts = world.texts.actions;

type NoActionsLeftProps = {
  readonly free: readonly { readonly id: number; readonly name: string }[];
  readonly begin: (storylet: number) => void;
  readonly cardsToDraw: number;
};

/** Shown when no action is left: when actions come back, which stories are free, and how many cards wait. */
export function NoActionsLeft({ free, begin, cardsToDraw }: NoActionsLeftProps) {
  const title = useId();
  const { data: counter } = useActions();
  if (counter === undefined) return null;
  return (
    <RefreshActions
      counter={counter}
      around={(button) => (
        <section className={css.out} aria-labelledby={title}>
          <OutPicture />
          <div className={css.outWords}>
            <h3 id={title}>{texts.isOut}</h3>
            <p>
              {texts.noneLeft}{' '}
              <strong>
                <Countdown dueAt={counter.dueAt} words={`The next ${actions.one} comes in`} />
              </strong>
            </p>
            <ul>
              <li>{fullBankText(counter)}</li>
              <li>{texts.whileOut}</li>
              {free.length > 0 && (
                <li>
                  Stories that cost no {actions.one}:{' '}
                  {free.map(({ id, name }) => (
                    <Button key={id} look="plain" onClick={() => begin(id)}>
                      {wordsOf(name)}
                    </Button>
                  ))}
                </li>
              )}
              {cardsToDraw > 0 && (
                <li>
                  You can draw {formatNumber(cardsToDraw)} {cardsToDraw === 1 ? 'card' : 'cards'}: that costs no{' '}
                  {actions.one}.
                </li>
              )}
            </ul>
            {button}
          </div>
        </section>
      )}
    />
  );
}

/** For example 'All 20 actions are back at 17:40.', in the player's time zone. */
export function fullBankText({
  actions: left,
  actionBankSize: bank,
  minutesPerAction,
  ...next
}: ActionCounter): string {
  const { dueAt = performance.now() } = next;
  const wait = dueAt - performance.now() + (bank - left - 1) * minutesPerAction * 60_000;
  const time = new Date(Date.now() + wait).toLocaleTimeString([], { hour: 'numeric', minute: '2-digit' });
  return `All ${formatNumber(bank)} ${actions.many} are back at ${time}.`;
}
