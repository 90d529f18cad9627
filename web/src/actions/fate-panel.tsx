import { useQuery } from '@tanstack/react-query';
import type { FateReply } from '@underhall/contract';
import { type KeyboardEvent, useId, useState } from 'react';
import { world } from '../api/world.ts';
import { freshFateQuery, usePurchase } from '../fate/fate.ts';
import { BoxedHtml } from '../fate/fate-purchase-dialog.tsx';
import { BuyFateButton } from '../payments/buy-fate.tsx';
import { Button } from '../ui/button.tsx';
import { Countdown } from '../ui/countdown.tsx';
import { Failed } from '../ui/failed.tsx';
import { Loading } from '../ui/loading.tsx';
import css from './fate-panel.module.css';
import { RefillSizes, tooDearText } from './refill-sizes.tsx';

const texts = world.texts.refill;

type FatePanelProps = { readonly dueAt: number | undefined; readonly onClose: () => void };

/** Sells refills within the sidebar. Focus moves to its title whenever the content changes, and Escape closes it. */
export function FatePanel({ dueAt, onClose }: FatePanelProps) {
  const title = useId();
  const { isPending, ...panel } = useFatePanel();
  const close = () => isPending || onClose();
  return (
    <dialog
      open
      className={css.panel}
      aria-labelledby={title}
      aria-busy={isPending}
      onKeyDown={(event) => isOwnEscape(event) && close()}
    >
      <h3 key={panel.state} ref={focusTitle} id={title} tabIndex={-1}>
        {panel.state === 'Success' ? texts.doneTitle : texts.title}
      </h3>
      {panel.state === 'Loading' && <Loading>{world.texts.premium.waiting}</Loading>}
      {panel.state === 'Blurb' && <Blurb fate={panel.fate} dueAt={dueAt} onContinue={panel.pay} />}
      {panel.state === 'Payment' && <RefillSizes fate={panel.fate} isPending={isPending} buy={panel.buy} />}
      {panel.state === 'Success' && <p role="status">{panel.message}</p>}
      {panel.state === 'Error' && <Failed error={panel.error} onAgain={panel.retry} />}
      <Button aria-disabled={isPending} onClick={close}>
        {panel.state === 'Success' ? world.texts.story.onwards : 'Close'}
      </Button>
    </dialog>
  );
}

const focusTitle = (title: HTMLElement | null): void => title?.focus();

/** False in a dialog that the panel opened. */
const isOwnEscape = ({ key, target, currentTarget }: KeyboardEvent): boolean =>
  key === 'Escape' && target instanceof Element && target.closest('dialog') === currentTarget;

/** The state of the panel. It is `Loading` until a balance arrives that is newer than the panel. */
function useFatePanel() {
  const { data: fate, dataUpdatedAt, isFetching, error, refetch } = useQuery(freshFateQuery);
  const { buy, variables, isPending, data: bought, error: failed } = usePurchase();
  const [updatedBefore] = useState(dataUpdatedAt);
  const [isPaying, setPaying] = useState(false);
  if (bought) return { state: 'Success', isPending, message: bought.message } as const;
  if (failed && variables) return { state: 'Error', isPending, error: failed, retry: () => buy(variables) } as const;
  if (fate && dataUpdatedAt !== updatedBefore) {
    if (isPaying) return { state: 'Payment', isPending, fate, buy } as const;
    return { state: 'Blurb', isPending, fate, pay: () => setPaying(true) } as const;
  }
  if (error && !isFetching) return { state: 'Error', isPending, error, retry: () => void refetch() } as const;
  return { state: 'Loading', isPending } as const;
}

type BlurbProps = { readonly fate: FateReply; readonly dueAt: number | undefined; readonly onContinue: () => void };

/** What a refill is. If the balance is too low, how to get more. */
function Blurb({ fate, dueAt, onContinue }: BlurbProps) {
  const tooDear = tooDearText(fate);
  return (
    <>
      <p>
        {texts.about} <Countdown dueAt={dueAt} words={`The next ${world.actions.one} comes in`} />
      </p>
      {tooDear ? (
        <>
          <p>{tooDear}</p>
          <BuyFateButton />
        </>
      ) : (
        <>
          <BoxedHtml html={fate.actionRefillFateCard.description} />
          <Button look="primary" onClick={onContinue}>
            Choose a refill
          </Button>
        </>
      )}
    </>
  );
}
