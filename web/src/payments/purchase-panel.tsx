import { useQuery } from '@tanstack/react-query';
import type { CurrencyCode, FatePackage, NexOptionsReply } from '@underhall/contract';
import { useEffect, useEffectEvent, useId, useReducer, useRef, useState } from 'react';
import { Refused } from '../api/failures.ts';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Failed } from '../ui/failed.tsx';
import { formatNumber } from '../ui/format-number.ts';
import { Loading } from '../ui/loading.tsx';
import { Modal } from '../ui/modal.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { currencyName, formatPrice } from './format.ts';
import { type OpenOrder, readOpenOrder, useOrder } from './open-order.ts';
import { PaymentDetails, useBilling } from './payment-details.tsx';
import { Completing, PurchaseFailure, ServerError, Success } from './payment-results.tsx';
import css from './payments.module.css';
import { packagesQuery } from './payments-queries.ts';
import {
  initialPurchase,
  type PurchaseEvent,
  type PurchaseState,
  type PurchaseStep,
  purchaseReducer,
} from './purchase-state.ts';

const titles: Partial<Readonly<Record<PurchaseStep, string>>> = {
  'payment details': 'Payment details',
  completing: 'Completing your purchase',
  success: 'Payment received',
  failure: 'Payment failed',
};

type PurchasePanelProps = {
  readonly checkoutUrl: string;
  readonly sellerCurrency: CurrencyCode;
  readonly onClose: () => void;
};

/**
 * The dialog that sells Fate. Escape and clicks outside do not close the dialog. Browser Back returns to the previous
 * step.
 */
export function PurchasePanel({ checkoutUrl, sellerCurrency, onClose }: PurchasePanelProps) {
  const [state, dispatch] = useReducer(purchaseReducer, undefined, () =>
    initialPurchase(sellerCurrency, readOpenOrder() !== undefined),
  );
  const buying = `Buy ${world.premium.toLowerCase()}`;
  const [billing, setBilling] = useBilling();
  const { data: options, error, refetch } = useQuery(packagesQuery(state.currency));
  const sendOrder = useOrder(dispatch);
  const [order, setOrder] = useState(readOpenOrder);
  const send = (toSend: OpenOrder) => {
    setOrder(toSend);
    dispatch({ is: 'sent' });
    sendOrder(toSend);
  };
  const onOffers = useEffectEvent(() => {
    if (options) dispatch({ is: 'offered', ...options });
    else if (error instanceof Refused) dispatch({ is: 'offer failed', message: error.message });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each reply
  useEffect(() => onOffers(), [options, error]);
  const { step, selected, message, isBeingFoundOut, canRetry } = state;
  const stepRef = useRef<HTMLElement>(null);
  // Each step removes the focused button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each step
  useEffect(() => {
    if (document.activeElement === document.body) stepRef.current?.focus();
  }, [step]);
  const purchases = options?.purchasesEmail ?? '';
  const isDetails = step === 'payment details';
  const goBack = () => {
    dispatch({ is: 'went back' });
    return false;
  };
  return (
    <Modal
      title={titles[step] ?? buying}
      isHeld={step === 'completing' && !isBeingFoundOut}
      isKept
      onBack={isDetails ? goBack : undefined}
      onClose={onClose}
    >
      <section ref={stepRef} tabIndex={-1} aria-label={titles[step] ?? buying} className={css.step} />
      {options?.provider === 'test' && <p className={css.testing}>For testing: no money is taken.</p>}
      {step === 'select currency' && error && !options && <Failed error={error} onAgain={() => void refetch()} />}
      {step === 'select currency' && !(error && !options) && (
        <SelectPackage state={state} options={options} dispatch={dispatch} />
      )}
      {isDetails && options && selected && (
        <PaymentDetails
          checkoutUrl={checkoutUrl}
          request={{
            provider: options.provider,
            clientToken: options.clientRequestToken,
            price: { amount: selected.currencyAmount.toFixed(2), currency: selected.currency.code },
            isSubscription: false,
            testCards: options.testCards ?? [],
          }}
          billing={billing}
          onBilling={setBilling}
          paymentType={state.paymentType}
          onReady={(paymentType) => dispatch({ is: 'method changed', paymentType })}
          onSubmitted={({ nonce, deviceData, paymentType }) => {
            send({
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
          pays={formatPrice(selected.currencyAmount, selected.currency.code)}
          consequence={`${formatPrice(selected.currencyAmount, selected.currency.code)} is charged as soon as you press the button.`}
          onFailed={(message) => dispatch({ is: 'failed', message })}
          onBack={() => dispatch({ is: 'went back' })}
          onClose={onClose}
        >
          <p className={css.chosen}>
            {formatNumber(selected.quantity)} {world.premium} for{' '}
            {formatPrice(selected.currencyAmount, selected.currency.code)}
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
          onRetry={canRetry && order ? () => send(order) : undefined}
          onBack={() => dispatch({ is: 'went back' })}
          onClose={onClose}
        />
      )}
      {step === 'server error' && <ServerError message={message} />}
    </Modal>
  );
}

type SelectPackageProps = {
  readonly state: PurchaseState;
  /** Undefined until loaded. */
  readonly options: NexOptionsReply | undefined;
  readonly dispatch: (event: PurchaseEvent) => void;
};

export function SelectPackage({ state, options, dispatch }: SelectPackageProps) {
  const name = useId();
  return (
    <>
      <SelectField
        label="Currency"
        value={state.currency}
        choices={state.currencies.map((code) => [code, `${currencyName(code)} (${code})`] as const)}
        onChoose={(currency: CurrencyCode) => dispatch({ is: 'currency chosen', currency })}
      />
      {!options && <Loading>Loading the offers</Loading>}
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
                onChange={() => dispatch({ is: 'package chosen', id: each.id })}
              />
              <span className={css.quantity}>
                {formatNumber(each.quantity)} {world.premium}
              </span>
              <span className={css.price}>{formatPrice(each.currencyAmount, each.currency.code)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {state.selected && <TaxLine of={state.selected} />}
      <div className={css.ways}>
        <Button look="primary" aria-disabled={!state.selected} onClick={() => dispatch({ is: 'continued' })}>
          Next
        </Button>
      </div>
    </>
  );
}

export function TaxLine({ of: { valueAddedTax, currency } }: { readonly of: FatePackage }) {
  if (valueAddedTax === 0) return null;
  return <p className={css.note}>The price includes {formatPrice(valueAddedTax, currency.code)} of VAT.</p>;
}
