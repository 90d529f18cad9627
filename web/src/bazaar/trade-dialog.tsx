import type { ShopItem, TransactionReply } from '@underhall/contract';
import { useState } from 'react';
import { Refused } from '../api/failures.ts';
import { tradeSteps } from '../constants/commerce.ts';
import { Button } from '../ui/button.tsx';
import { formatNumber } from '../ui/format-number.ts';
import { Modal } from '../ui/modal.tsx';
import { Plate } from '../ui/plate.tsx';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { amountIn, clampAmount, isTradable, mostOf, sumOf } from './amount.ts';
import css from './bazaar.module.css';
import { useTrading } from './bazaar-queries.ts';
import { priceOf } from './price.ts';
import { TradeResult } from './trade-result.tsx';

type TradeDialogProps = { readonly item: ShopItem; readonly onClose: () => void };

/** Prompts for a number, trades, and shows the result. The input survives a failure. */
export function TradeDialog({ item, onClose }: TradeDialogProps) {
  const verb = item.forSale ? 'buy' : 'sell';
  const [typed, setTyped] = useState('1');
  const [result, setResult] = useState<TransactionReply | Error>();
  const { ask, isPending } = useTrading();
  // The terms of a pending trade, since the player's money may be updated before the trade ends.
  const [sent, setSent] = useState(item);
  const trade = (amount: number) => {
    const { id, quality, purchaseQuality } = item.availability;
    const asked = { availabilityId: id, amount, quality: quality.id, purchaseQuality: purchaseQuality.id };
    setSent(item);
    ask({ kind: verb, ...asked }, { onSuccess: setResult, onError: setResult });
  };
  if (result !== undefined) {
    return (
      <TradeResult
        result={result}
        isBusy={isPending}
        bought={item.forSale ? item.availability.quality : undefined}
        onAgain={() => {
          // A trade that never reached the server is retried unchanged. After a rejection, the player can change the
          // number.
          if (result instanceof Error && !(result instanceof Refused))
            trade(clampAmount(amountIn(typed) ?? 0, mostOf(item)));
          else setResult(undefined);
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <Modal title={`Please select a number to ${verb}`} onClose={onClose} isHeld={isPending}>
      <AmountForm item={isPending ? sent : item} typed={typed} onType={setTyped} isBusy={isPending} onTrade={trade} />
    </Modal>
  );
}

type AmountFormProps = {
  readonly item: ShopItem;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly isBusy: boolean;
  readonly onTrade: (amount: number) => void;
};

function AmountForm({ item, typed, onType, isBusy, onTrade }: AmountFormProps) {
  const { forSale, availability } = item;
  const { quality, purchaseQuality } = availability;
  const [verb, submit] = forSale ? (['buy', 'Buy'] as const) : (['sell', 'Sell'] as const);
  const most = mostOf(item);
  const amount = clampAmount(amountIn(typed) ?? 0, most);
  const isOpen = isTradable(amount, item) && !isBusy;
  // A single item needs no buttons for the number.
  const steps = most === 1 ? [] : tradeSteps;
  const [note, setNote] = useState('');
  const change = (wanted: number) => {
    setNote('');
    onType(String(clampAmount(wanted, most)));
  };
  const type = (words: string) => {
    const wanted = amountIn(words);
    if (words === '') onType('');
    if (wanted === undefined) return;
    change(wanted);
    if (wanted > most) setNote(`You can ${verb} ${formatNumber(most)} at most.`);
  };
  return (
    <form
      className={css.amount}
      onSubmit={(event) => {
        event.preventDefault();
        if (isOpen) onTrade(amount);
        else if (!isBusy && most > 0) setNote(`Say how many you want to ${verb}.`);
      }}
    >
      <div className={css.chosen}>
        <Plate name={quality.image} width={64} />
        <div>
          <SanitizedHtml as="p" html={quality.name} className={css.name} />
          <p className={css.owned}>
            {priceOf(forSale ? availability.cost : availability.sellPrice, purchaseQuality)} each. You have{' '}
            {formatNumber(forSale ? quality.level : quality.spare)}
            {forSale ? `, and ${priceOf(purchaseQuality.spare, purchaseQuality)}` : ' to sell'}.
          </p>
        </div>
      </div>
      <div className={css.steps}>
        {steps.slice(0, 2).map((step) => (
          <StepButton key={step} step={step} amount={amount} most={most} onStep={change} />
        ))}
        <input
          className={css.number}
          aria-label={`Number to ${verb}`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={typed === '' ? '' : String(amount)}
          onChange={({ target }) => type(target.value)}
        />
        {steps.slice(2).map((step) => (
          <StepButton key={step} step={step} amount={amount} most={most} onStep={change} />
        ))}
        {most > 1 && (
          <Button className={css.step} onClick={() => change(most)}>
            {forSale ? `As many as I can: ${formatNumber(most)}` : `All ${formatNumber(most)}`}
          </Button>
        )}
      </div>
      <p role="status" className={css.total}>
        {note} {totalInWords(item, amount)}
      </p>
      {most !== 1 && (
        <p className={css.hint}>
          You may {verb} up to 999,999 items at a time. If you need to {verb} more, do so in batches.
        </p>
      )}
      <Button look="primary" type="submit" aria-disabled={!isOpen} aria-busy={isBusy}>
        {submit}
      </Button>
    </form>
  );
}

type StepButtonProps = {
  readonly step: number;
  readonly amount: number;
  readonly most: number;
  readonly onStep: (wanted: number) => void;
};

function StepButton({ step, amount, most, onStep }: StepButtonProps) {
  const isAtEnd = clampAmount(amount + step, most) === amount;
  return (
    <Button
      className={css.step}
      aria-label={step > 0 ? `${step} more` : `${-step} fewer`}
      aria-disabled={isAtEnd}
      onClick={() => onStep(amount + step)}
    >
      {step > 0 ? `+${step}` : `-${-step}`}
    </Button>
  );
}

/** 'For 0.60 Coins; 0.40 Coins are left.' */
function totalInWords(item: ShopItem, amount: number): string {
  const { forSale, availability } = item;
  const { purchaseQuality, room } = availability;
  if (amount === 0 && mostOf(item) === 0) {
    if (!forSale) return 'You have none left to sell.';
    return room === 0 ? 'You can carry no more of these.' : 'You cannot afford one.';
  }
  const sum = sumOf(item, amount);
  const after = purchaseQuality.level + (forSale ? -sum : sum);
  return `${formatNumber(amount)} for ${priceOf(sum, purchaseQuality)}; then you have ${priceOf(after, purchaseQuality)}.`;
}
