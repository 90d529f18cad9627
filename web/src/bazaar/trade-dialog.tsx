import type { ShopItem, TransactionReply } from '@underhall/contract';
import { useId, useState } from 'react';
import { Refused } from '../api/failures.ts';
import { tradeSteps } from '../constants/commerce.ts';
import { Button } from '../ui/button.tsx';
import { formatNumber } from '../ui/format-number.ts';
import { Modal } from '../ui/modal.tsx';
import { Plate } from '../ui/plate.tsx';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { effectsOf } from '../ui/worn-effects.ts';
import { clampAmount, isTradable, maxAmount, parseAmount, totalPrice } from './amount.ts';
import css from './bazaar.module.css';
import { useTrade } from './bazaar-queries.ts';
import { priceOf } from './price.ts';
import { TradeResult } from './trade-result.tsx';

type TradeDialogProps = { readonly item: ShopItem; readonly onClose: () => void };

/** The input survives a failure. */
export function TradeDialog({ item, onClose }: TradeDialogProps) {
  const verb = item.forSale ? 'buy' : 'sell';
  const [typed, setTyped] = useState('1');
  const [result, setResult] = useState<TransactionReply | Error>();
  const { ask, isPending } = useTrade();
  // Terms of the pending trade. The player's money may change before the trade ends.
  const [sent, setSent] = useState(item);
  const trade = (amount: number) => {
    const { id, quality, purchaseQuality } = item.availability;
    const request = { availabilityId: id, amount, quality: quality.id, purchaseQuality: purchaseQuality.id };
    setSent(item);
    ask({ kind: verb, ...request }, { onSuccess: setResult, onError: setResult });
  };
  if (result !== undefined) {
    return (
      <TradeResult
        result={result}
        isBusy={isPending}
        bought={item.forSale ? item.availability.quality : undefined}
        onAgain={() => {
          // Retry a trade that never reached the server unchanged. After a rejection, the player can change the number.
          if (result instanceof Error && !(result instanceof Refused))
            trade(clampAmount(parseAmount(typed) ?? 0, maxAmount(item)));
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
  const max = maxAmount(item);
  const isNumber = parseAmount(typed) !== undefined;
  const amount = clampAmount(parseAmount(typed) ?? 0, max);
  const totalId = useId();
  const isWrong = typed !== '' && amount === 0 && max > 0;
  const canTrade = isTradable(amount, item) && !isBusy;
  const [note, setNote] = useState('');
  const change = (newAmount: number) => {
    setNote('');
    onType(String(clampAmount(newAmount, max)));
  };
  const type = (words: string) => {
    const typedAmount = parseAmount(words);
    if (typedAmount === undefined) {
      setNote('');
      return onType(words);
    }
    change(typedAmount);
    if (typedAmount > max) setNote(`You can ${verb} ${formatNumber(max)} at most.`);
  };
  return (
    <form
      className={css.amount}
      onSubmit={(event) => {
        event.preventDefault();
        if (canTrade) onTrade(amount);
        else if (!isBusy && !isWrong && max > 0) setNote(`Say how many you want to ${verb}.`);
      }}
    >
      <div className={css.chosen}>
        <Plate name={quality.image} width={64} />
        <div>
          <SanitizedHtml as="p" html={quality.name} className={css.name} />
          {quality.effects && <p className={css.owned}>{effectsOf(quality)}</p>}
          <p className={css.owned}>
            {priceOf(forSale ? availability.cost : availability.sellPrice, purchaseQuality)} each. You have{' '}
            {formatNumber(forSale ? quality.level : quality.spare)}
            {forSale ? `, and ${priceOf(purchaseQuality.spare, purchaseQuality)}` : ' to sell'}.
          </p>
        </div>
      </div>
      <div className={css.steps}>
        {tradeSteps.slice(0, 2).map((step) => (
          <StepButton key={step} step={step} amount={amount} max={max} onStep={change} />
        ))}
        <input
          className={css.number}
          aria-label={`Number to ${verb}`}
          inputMode="numeric"
          autoComplete="off"
          value={isNumber ? String(amount) : typed}
          aria-invalid={isWrong}
          aria-describedby={totalId}
          onChange={({ target }) => type(target.value)}
        />
        {tradeSteps.slice(2).map((step) => (
          <StepButton key={step} step={step} amount={amount} max={max} onStep={change} />
        ))}
        {max > 1 && (
          <Button className={css.step} onClick={() => change(max)}>
            {forSale ? `As many as I can: ${formatNumber(max)}` : `All ${formatNumber(max)}`}
          </Button>
        )}
      </div>
      <p role="status" id={totalId} className={css.total} data-wrong={isWrong}>
        {isWrong ? `Enter a whole number from 1 to ${formatNumber(max)}.` : note} {totalInWords(item, amount)}
      </p>
      <p className={css.hint}>
        You may {verb} up to 999,999 items at a time. If you need to {verb} more, do so in batches.
      </p>
      <Button look="primary" type="submit" aria-disabled={!canTrade} aria-busy={isBusy}>
        {submit}
      </Button>
    </form>
  );
}

type StepButtonProps = {
  readonly step: number;
  readonly amount: number;
  readonly max: number;
  readonly onStep: (amount: number) => void;
};

function StepButton({ step, amount, max, onStep }: StepButtonProps) {
  const isAtEnd = clampAmount(amount + step, max) === amount;
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

/** '20 for 0.60 Coins; then you have 0.40 Coins.' Without an amount, says why none is possible, or nothing. */
function totalInWords(item: ShopItem, amount: number): string {
  const { forSale, availability } = item;
  const { purchaseQuality, room } = availability;
  if (amount === 0) {
    if (maxAmount(item) > 0) return '';
    if (!forSale) return 'You have none left to sell.';
    return room === 0 ? 'You can carry no more of these.' : 'You cannot afford one.';
  }
  const sum = totalPrice(item, amount);
  const after = purchaseQuality.level + (forSale ? -sum : sum);
  return `${formatNumber(amount)} for ${priceOf(sum, purchaseQuality)}; then you have ${priceOf(after, purchaseQuality)}.`;
}
