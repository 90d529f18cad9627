import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useAnswer } from '../api/answers.ts';
import { Button } from '../ui/button.tsx';
import { Loading } from '../ui/loading.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import { type Billing, emptyBilling, isValid } from './billing.ts';
import { BillingForm } from './billing-form.tsx';
import { CheckoutFrame, type CheckoutHandle, type CheckoutRequest } from './checkout-frame.tsx';
import type { PaymentMethod } from './checkout-messages.ts';
import css from './payments.module.css';
import { ownEmailQuery } from './payments-queries.ts';

type PaymentDetailsProps = {
  readonly checkoutUrl: string;
  readonly request: CheckoutRequest;
  readonly billing: Billing;
  readonly onBilling: (billing: Billing) => void;
  readonly paymentType: string | undefined;
  readonly onReady: (paymentType: string | undefined) => void;
  readonly onSubmitted: (method: PaymentMethod) => void;
  readonly onFailed: (message: string) => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
  /** The amount shown on the button. Undefined if nothing is charged. */
  readonly pays: string | undefined;
  /** Explains what the button does, because no confirmation follows. */
  readonly consequence: string;
  readonly children: ReactNode;
};

/**
 * The step with the buyer's form and the card form. The button submits the card form if both forms are valid.
 * Otherwise it shows every error and moves focus to the first one.
 */
export function PaymentDetails({
  checkoutUrl,
  request,
  billing,
  onBilling,
  paymentType,
  pays,
  consequence,
  children,
  ...callbacks
}: PaymentDetailsProps) {
  const id = useId();
  const frame = useRef<CheckoutHandle>(null);
  const [isSubmitting, setSubmitting] = useState(false);
  const [inputError, setInputError] = useState<string>();
  const form = useRef<HTMLFieldSetElement>(null);
  const [checks, setChecks] = useState(0);
  useEffect(() => {
    if (checks > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [checks]);
  const canSubmit = paymentType !== undefined && isValid(billing) && !isSubmitting;
  const next = () => {
    if (isSubmitting) return;
    if (!isValid(billing)) return setChecks(checks + 1);
    if (!canSubmit) return frame.current?.focus();
    setSubmitting(true);
    setInputError(undefined);
    frame.current?.submit(billing);
  };
  return (
    <>
      {children}
      <BillingForm
        ref={form}
        billing={billing}
        currency={request.price.currency}
        isHeld={isSubmitting}
        isChecked={checks > 0}
        onChange={onBilling}
      />
      <CheckoutFrame
        ref={frame}
        checkoutUrl={checkoutUrl}
        request={request}
        onClose={callbacks.onClose}
        onMessage={(message) => {
          if (message.is === 'ready') callbacks.onReady(message.paymentType ?? undefined);
          if (message.is === 'submitted' && isSubmitting) callbacks.onSubmitted(message);
          if (message.is === 'failed') callbacks.onFailed(message.message);
          if (message.is === 'invalid') {
            setSubmitting(false);
            setInputError(message.message);
          }
        }}
      />
      {inputError !== undefined && <TroubleNote message={inputError} />}
      {isSubmitting && <Loading>Waiting for the bank</Loading>}
      {!isSubmitting && (
        <p id={id} className={css.note}>
          {canSubmit
            ? consequence
            : isValid(billing)
              ? 'Fill in a card, or choose another payment method.'
              : 'Fill in the billing details and a card.'}
        </p>
      )}
      <div className={css.ways}>
        <Button look="primary" aria-describedby={id} aria-disabled={!canSubmit} aria-busy={isSubmitting} onClick={next}>
          {pays === undefined ? 'Next' : `Pay ${pays}`}
        </Button>
        <Button aria-disabled={isSubmitting} onClick={() => !isSubmitting && callbacks.onBack()}>
          Back
        </Button>
      </div>
    </>
  );
}

/** Prefills the account's e-mail address. */
export function useBilling(country = emptyBilling.country): readonly [Billing, (billing: Billing) => void] {
  const known = useAnswer('settings')?.emailAddress;
  const { data: fetched } = useQuery({ ...ownEmailQuery, enabled: known === undefined });
  const [typed, setTyped] = useState<Billing>();
  return [typed ?? { ...emptyBilling, country, email: known ?? fetched ?? '' }, setTyped];
}
