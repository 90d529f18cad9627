import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { useAnswer } from '../api/answers.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Loading } from '../ui/loading.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import {
  type Billing,
  type BillingField,
  countryChoices,
  emptyBilling,
  errorOf,
  isOptional,
  isValid,
  maxBillingLengths,
} from './billing.ts';
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
  /** The amount shown on the *Next* button. Undefined if nothing is charged. */
  readonly pays: string | undefined;
  /** Explains what the *Next* button does, because no confirmation follows. */
  readonly consequence: string;
  readonly children: ReactNode;
};

/**
 * The step with the buyer's form and the card form. The *Next* button submits the card form. It is enabled when both
 * forms are valid.
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
  const canSubmit = paymentType !== undefined && isValid(billing) && !isSubmitting;
  const next = () => {
    if (!canSubmit) return;
    setSubmitting(true);
    setInputError(undefined);
    frame.current?.submit(billing);
  };
  return (
    <>
      {children}
      <BillingForm billing={billing} isHeld={isSubmitting} onChange={onBilling} />
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
          {pays === undefined ? 'Next' : `Next: pay ${pays}`}
        </Button>
        <Button aria-disabled={isSubmitting} onClick={() => !isSubmitting && callbacks.onBack()}>
          Back
        </Button>
      </div>
    </>
  );
}

const fields: readonly (readonly [field: BillingField, label: string, autoComplete: string, type?: string])[] = [
  ['email', 'E-mail', 'email', 'email'],
  ['phoneNumber', 'Telephone', 'tel', 'tel'],
  ['givenName', 'First name', 'given-name'],
  ['surname', 'Last name', 'family-name'],
  ['streetAddress', 'Address', 'address-line1'],
  ['extendedAddress', 'Address, line 2', 'address-line2'],
  ['locality', 'City', 'address-level2'],
  ['postalCode', 'Postal code', 'postal-code'],
];

type BillingFormProps = {
  readonly billing: Billing;
  readonly isHeld: boolean;
  readonly onChange: (billing: Billing) => void;
};

/** The buyer's form. The payment sends this data to the card's bank; our server does not store it. */
export function BillingForm({ billing, isHeld, onChange }: BillingFormProps) {
  const [visited, setVisited] = useState<ReadonlySet<BillingField>>(new Set());
  const countries = useMemo(countryChoices, []);
  return (
    <fieldset className={css.billing}>
      <legend>Billing details</legend>
      {fields.map(([field, label, autoComplete, type = 'text']) => {
        const maxLength = maxBillingLengths[field];
        const typed = billing[field];
        return (
          <Field
            key={field}
            label={isOptional(field, billing) ? `${label} (optional)` : label}
            name={field}
            type={type}
            value={typed}
            maxLength={maxLength ?? 200}
            autoComplete={`billing ${autoComplete}`}
            required={!isOptional(field, billing)}
            readOnly={isHeld}
            hint={maxLength === undefined ? undefined : `${typed.length}/${maxLength}`}
            wrong={visited.has(field) ? errorOf(field, billing) : undefined}
            onChange={({ target }) => onChange({ ...billing, [field]: target.value })}
            onBlur={() => setVisited(new Set([...visited, field]))}
          />
        );
      })}
      <SelectField
        label="Country"
        value={billing.country}
        choices={countries}
        onChoose={(country) => !isHeld && onChange({ ...billing, country })}
      />
    </fieldset>
  );
}

/** Prefills the account's e-mail address. */
export function useBilling(country = emptyBilling.country): readonly [Billing, (billing: Billing) => void] {
  const known = useAnswer('settings')?.emailAddress;
  const { data: fetched } = useQuery({ ...ownEmailQuery, enabled: known === undefined });
  const [typed, setTyped] = useState<Billing>();
  return [typed ?? { ...emptyBilling, country, email: known ?? fetched ?? '' }, setTyped];
}
