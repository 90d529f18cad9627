import type { ShopItem, TransactionReply } from '@underhall/contract';
import { useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import controls from '../ui/controls.module.css';
import { formatNumber } from '../ui/format-number.ts';
import { ListLine } from '../ui/list-line.tsx';
import listTools from '../ui/list-tools.module.css';
import { Plate } from '../ui/plate.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { TickBox } from '../ui/tick-box.tsx';
import { isTradable, maxAmount, parseAmount, totalPrice } from './amount.ts';
import css from './bazaar.module.css';
import { useTrade } from './bazaar-queries.ts';
import { priceOf } from './price.ts';
import own from './sell-together.module.css';
import { TradeResult } from './trade-result.tsx';

type SellTogetherProps = {
  readonly items: readonly ShopItem[];
  readonly onEnd: () => void;
};

/** Numbers to sell as typed, by availability id. */
type Basket = ReadonlyMap<number, string>;

export function SellTogether({ items, onEnd }: SellTogetherProps) {
  const [basket, setBasket] = useState<Basket>(new Map());
  const [isAsking, setAsking] = useState(false);
  const [result, setResult] = useState<TransactionReply | Error>();
  const { ask, isPending } = useTrade();
  const lots = sellableLots(basket, items);
  const put = (id: number, typed: string | undefined) => {
    const next = new Map(basket);
    if (typed === undefined) next.delete(id);
    else next.set(id, typed);
    setBasket(next);
  };
  const sell = () => {
    setAsking(false);
    const sales = lots.map(({ item, amount }) => ({ availabilityId: item.availability.id, amount }));
    ask({ kind: 'sell together', sales }, { onSuccess: setResult, onError: setResult });
  };
  const isDone = result !== undefined && !(result instanceof Error);
  const isAll = basket.size > 0 && items.every(({ availability: { id } }) => basket.has(id));
  const everything = new Map(items.map((item) => [item.availability.id, String(maxAmount(item))]));
  return (
    <>
      <div className={listTools.tools}>
        <Button onClick={() => setBasket(isAll ? new Map() : everything)}>{isAll ? 'Untick all' : 'Tick all'}</Button>
      </div>
      <ul className={css.wares}>
        {items.map((item) => (
          <LotLine
            key={item.availability.id}
            item={item}
            typed={basket.get(item.availability.id)}
            onType={(typed) => put(item.availability.id, typed)}
          />
        ))}
      </ul>
      <div className={own.basket} data-empty={lots.length === 0}>
        <p role="status">
          {lots.length === 0
            ? 'Tick what you would part with.'
            : `${countInWords(lots)} for ${proceedsInWords(lots)}; then you have ${balanceInWords(lots)}.`}
        </p>
        <div className={css.ways}>
          <Button
            look="primary"
            aria-disabled={lots.length === 0 || isPending}
            aria-busy={isPending}
            aria-haspopup="dialog"
            onClick={() => lots.length > 0 && !isPending && setAsking(true)}
          >
            Sell them
          </Button>
          <Button onClick={onEnd}>Not now</Button>
        </div>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={`Sell ${countInWords(lots)}?`}
          yes={`Sell for ${proceedsInWords(lots)}`}
          no="Keep them"
          onYes={sell}
          onNo={() => setAsking(false)}
        >
          <ul className={own.lots}>
            {lots.map(({ item, amount }) => (
              <li key={item.availability.id}>
                {formatNumber(amount)} x {wordsOf(item.availability.quality.name)} for{' '}
                {priceOf(totalPrice(item, amount), item.availability.purchaseQuality)}
              </li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
      {result !== undefined && (
        <TradeResult
          result={result}
          isBusy={isPending}
          onAgain={() => setResult(undefined)}
          onClose={() => {
            setResult(undefined);
            if (isDone) onEnd();
          }}
        />
      )}
    </>
  );
}

type Lot = { readonly item: ShopItem; readonly amount: number };

/** The selected items whose number is one that the player can sell. */
const sellableLots = (basket: Basket, items: readonly ShopItem[]): readonly Lot[] =>
  items.flatMap((item) => {
    const amount = parseAmount(basket.get(item.availability.id) ?? '') ?? 0;
    return isTradable(amount, item) ? { item, amount } : [];
  });

const countInWords = (lots: readonly Lot[]): string => {
  const count = lots.reduce((sum, { amount }) => sum + amount, 0);
  return `${formatNumber(count)} ${count === 1 ? 'thing' : 'things'}`;
};

const proceedsInWords = (lots: readonly Lot[]): string => sumByCurrency(lots, (sum) => sum);

const balanceInWords = (lots: readonly Lot[]): string => sumByCurrency(lots, (sum, { level }) => level + sum);

type Money = ShopItem['availability']['purchaseQuality'];

function sumByCurrency(lots: readonly Lot[], figure: (sum: number, money: Money) => number): string {
  const currencies = new Map(lots.map(({ item }) => [item.availability.purchaseQuality.id, item]));
  return [...currencies.values()]
    .map(({ availability: { purchaseQuality } }) => {
      const paidIn = lots.filter(({ item }) => item.availability.purchaseQuality.id === purchaseQuality.id);
      const sum = paidIn.reduce((total, { item, amount }) => total + totalPrice(item, amount), 0);
      return priceOf(figure(sum, purchaseQuality), purchaseQuality);
    })
    .join(' and ');
}

type LotLineProps = {
  readonly item: ShopItem;
  /** Undefined if the item is not selected. */
  readonly typed: string | undefined;
  readonly onType: (typed: string | undefined) => void;
};

/** The checkbox selects all copies. The number field selects fewer. */
function LotLine({ item, typed, onType }: LotLineProps) {
  const id = useId();
  const { quality, sellPrice, purchaseQuality } = item.availability;
  const max = maxAmount(item);
  const name = wordsOf(quality.name);
  const isWrong = typed !== undefined && max > 0 && !isTradable(parseAmount(typed) ?? 0, item);
  return (
    <ListLine
      className={css.ware}
      picture={<Plate name={quality.image} width={48} />}
      action={
        typed !== undefined && (
          <input
            className={css.number}
            aria-label={`Number of ${name} to sell`}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            aria-invalid={isWrong}
            aria-describedby={id}
            onChange={({ target }) => onType(target.value)}
          />
        )
      }
    >
      <TickBox
        checked={typed !== undefined}
        onChange={({ target }) => onType(target.checked ? String(max) : undefined)}
      >
        <SanitizedHtml as="span" html={quality.name} className={css.name} /> · {formatNumber(max)} at{' '}
        {priceOf(sellPrice, purchaseQuality)}
      </TickBox>
      <p id={id} role="status" className={controls.wrong}>
        {isWrong && `Enter a whole number from 1 to ${formatNumber(max)}. Until then, none are sold.`}
      </p>
    </ListLine>
  );
}
