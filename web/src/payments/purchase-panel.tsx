import { useQuery } from '@tanstack/react-query';
import type { CurrencyCode, FatePackage, NexOptionsReply } from '@underhall/contract';
import { useEffect, useEffectEvent, useId, useReducer, useRef } from 'react';
import { Refused } from '../api/failures.ts';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Failed } from '../ui/failed.tsx';
import { formatNumber } from '../ui/format-number.ts';
import { Loading } from '../ui/loading.tsx';
import { Modal } from '../ui/modal.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { currencyInWords, priceInWords } from './format.ts';
import { readOpenOrder, useOrder } from './open-order.ts';
import { PaymentDetails, useBilling } from './payment-details.tsx';
import { Completing, PurchaseFailure, ServerError, Success } from './payment-results.tsx';
import css from './payments.module.css';
import { packagesQuery } from './payments-queries.ts';
import {
  firstPurchase,
  type PurchaseEvent,
  type PurchaseState,
  type PurchaseStep,
  purchaseAfter,
} from './purchase-state.ts';

const buying = `Buy ${world.premium.toLowerCase()}`;

/** The title of each step. */
const titles: Partial<Readonly<Record<PurchaseStep, string>>> = {
  'payment details': 'Payment details',
  completing: 'Completing your purchase',
  success: 'Payment received',
  failure: 'Payment failed',
};

type PurchasePanelProps = {
  /** The address of the checkout's page. */
  readonly address: string;
  /** The currency that the panel begins with. */
  readonly sellersOwn: CurrencyCode;
  readonly onClose: () => void;
};

/** Fate for money, from the currency to what came of it. Neither Escape nor a press beside it closes it; the browser's way back goes a step back. */
export function PurchasePanel({ address, sellersOwn, onClose }: PurchasePanelProps) {
  const [state, tell] = useReducer(purchaseAfter, undefined, () =>
    firstPurchase(sellersOwn, readOpenOrder() !== undefined),
  );
  const [billing, setBilling] = useBilling();
  const { data: options, error, refetch } = useQuery(packagesQuery(state.currency));
  const order = useOrder(tell);
  const hear = useEffectEvent(() => {
    if (options) tell({ is: 'offered', ...options });
    else if (error instanceof Refused) tell({ is: 'not to be offered', message: error.message });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew with each answer
  useEffect(() => hear(), [options, error]);
  const { step, selected, message, isBeingFoundOut } = state;
  const part = useRef<HTMLElement>(null);
  // What was pressed has gone with its step: the keyboard goes on from the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each step
  useEffect(() => {
    if (document.activeElement === document.body) part.current?.focus();
  }, [step]);
  const purchases = options?.purchasesEmail ?? '';
  const isDetails = step === 'payment details';
  const goBack = () => {
    tell({ is: 'went back' });
    return false;
  };
  return (
    <Modal
      title={titles[step] ?? buying}
      isHeld={step === 'completing' && !isBeingFoundOut}
      isKept
      isWide={isDetails}
      onBack={isDetails ? goBack : undefined}
      onClose={onClose}
    >
      <section ref={part} tabIndex={-1} aria-label={titles[step] ?? buying} className={css.step} />
      {options?.provider === 'test' && <p className={css.testing}>For testing: no money is taken.</p>}
      {step === 'select currency' && error && !options && <Failed error={error} onAgain={() => void refetch()} />}
      {step === 'select currency' && !(error && !options) && (
        <SelectPackage state={state} options={options} tell={tell} />
      )}
      {isDetails && options && selected && (
        <PaymentDetails
          address={address}
          asked={{
            provider: options.provider,
            clientToken: options.clientRequestToken,
            price: { amount: selected.currencyAmount.toFixed(2), currency: selected.currency.code },
            isSubscription: false,
            testCards: options.testCards ?? [],
          }}
          billing={billing}
          onBilling={setBilling}
          paymentType={state.paymentType}
          onReady={(paymentType) => tell({ is: 'method changed', paymentType })}
          onHandedOver={({ nonce, deviceData, paymentType }) => {
            tell({ is: 'sent' });
            order({
              asked: {
                nonce,
                deviceData,
                paymentType,
                nexAmount: selected.quantity,
                recaptchaResponse: null,
                currencyCode: selected.currency.code,
              },
            });
          }}
          pays={priceInWords(selected.currencyAmount, selected.currency.code)}
          consequence={`Next pays ${priceInWords(selected.currencyAmount, selected.currency.code)}.`}
          onFailed={(words) => tell({ is: 'failed', message: words })}
          onBack={() => tell({ is: 'went back' })}
          onClose={onClose}
        >
          <p className={css.chosen}>
            {formatNumber(selected.quantity)} {world.premium} for{' '}
            {priceInWords(selected.currencyAmount, selected.currency.code)}
          </p>
          <TaxLine of={selected} />
        </PaymentDetails>
      )}
      {step === 'completing' && <Completing message={message} isBeingFoundOut={isBeingFoundOut} />}
      {step === 'success' && <Success message={message} email={purchases} onClose={onClose} />}
      {step === 'failure' && (
        <PurchaseFailure
          message={message}
          email={purchases}
          onBack={() => tell({ is: 'went back' })}
          onClose={onClose}
        />
      )}
      {step === 'server error' && <ServerError message={message} />}
    </Modal>
  );
}

type SelectPackageProps = {
  readonly state: PurchaseState;
  /** Undefined while they are asked for. */
  readonly options: NexOptionsReply | undefined;
  readonly tell: (event: PurchaseEvent) => void;
};

/** The currency, and how much is bought for it. */
export function SelectPackage({ state, options, tell }: SelectPackageProps) {
  const name = useId();
  return (
    <>
      <SelectField
        label="Currency"
        value={state.currency}
        choices={state.currencies.map((code) => [code, `${currencyInWords(code)} (${code})`] as const)}
        onChoose={(currency: CurrencyCode) => tell({ is: 'currency chosen', currency })}
      />
      {!options && <Loading>Asking what there is</Loading>}
      {options && options.packages.length === 0 && (
        <Empty place="list">Nothing is sold in this currency. Choose another.</Empty>
      )}
      {state.packages.length > 0 && (
        <fieldset className={css.packages}>
          <legend>How much</legend>
          {state.packages.map((each) => (
            <label key={each.id} className={css.package}>
              <input
                type="radio"
                name={name}
                checked={each.id === state.selected?.id}
                onChange={() => tell({ is: 'package chosen', id: each.id })}
              />
              <span className={css.quantity}>
                {formatNumber(each.quantity)} {world.premium}
              </span>
              <span className={css.price}>{priceInWords(each.currencyAmount, each.currency.code)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {state.selected && <TaxLine of={state.selected} />}
      <div className={css.ways}>
        <Button look="primary" aria-disabled={!state.selected} onClick={() => tell({ is: 'went on' })}>
          Next
        </Button>
      </div>
    </>
  );
}

/** The tax that a price holds, where it holds any. */
export function TaxLine({ of: { valueAddedTax, currency } }: { readonly of: FatePackage }) {
  if (valueAddedTax === 0) return null;
  return <p className={css.note}>The price holds {priceInWords(valueAddedTax, currency.code)} of value added tax.</p>;
}
