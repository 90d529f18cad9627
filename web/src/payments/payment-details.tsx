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
  billingLimits,
  countryChoices,
  emptyBilling,
  faultOf,
  isOptional,
  isValid,
} from './billing.ts';
import { CheckoutFrame, type CheckoutHandle, type CheckoutRequest } from './checkout-frame.tsx';
import type { HandedMethod } from './checkout-messages.ts';
import css from './payments.module.css';
import { ownAddressQuery } from './payments-queries.ts';

type PaymentDetailsProps = {
  readonly address: string;
  readonly asked: CheckoutRequest;
  readonly billing: Billing;
  readonly onBilling: (billing: Billing) => void;
  /** The way of paying that is ready; undefined while none is. */
  readonly paymentType: string | undefined;
  readonly onReady: (paymentType: string | undefined) => void;
  readonly onHandedOver: (method: HandedMethod) => void;
  readonly onFailed: (message: string) => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
  /** The sum that *Next* pays, in words, which stands on it; undefined where it pays nothing. */
  readonly pays: string | undefined;
  /** The effect of *Next*, told above it as soon as it can be pressed: no other question follows it. */
  readonly consequence: string;
  readonly children: ReactNode;
};

/** The step that asks for the payer and the way of paying. *Next* waits for both, asks the frame for the way of paying, and hands it on. */
export function PaymentDetails({
  address,
  asked,
  billing,
  onBilling,
  paymentType,
  pays,
  consequence,
  children,
  ...then
}: PaymentDetailsProps) {
  const id = useId();
  const frame = useRef<CheckoutHandle>(null);
  const [isHandingOver, setHandingOver] = useState(false);
  const [toMend, setToMend] = useState<string>();
  const canGoOn = paymentType !== undefined && isValid(billing) && !isHandingOver;
  const next = () => {
    if (!canGoOn) return;
    setHandingOver(true);
    setToMend(undefined);
    frame.current?.handOver(billing);
  };
  return (
    <>
      {children}
      <BillingForm billing={billing} isHeld={isHandingOver} onChange={onBilling} />
      <CheckoutFrame
        ref={frame}
        address={address}
        asked={asked}
        onClose={then.onClose}
        onMessage={(message) => {
          if (message.is === 'ready') then.onReady(message.paymentType ?? undefined);
          if (message.is === 'handed over' && isHandingOver) then.onHandedOver(message);
          if (message.is === 'failed') then.onFailed(message.message);
          if (message.is === 'to be mended') {
            setHandingOver(false);
            setToMend(message.message);
          }
        }}
      />
      {toMend !== undefined && <TroubleNote message={toMend} />}
      {isHandingOver && <Loading>Asking the bank</Loading>}
      {!isHandingOver && (
        <p id={id} className={css.note}>
          {canGoOn
            ? consequence
            : isValid(billing)
              ? 'Fill in a card, or choose another way of paying.'
              : 'Fill in who pays, and a card.'}
        </p>
      )}
      <div className={css.ways}>
        <Button look="primary" aria-describedby={id} aria-disabled={!canGoOn} aria-busy={isHandingOver} onClick={next}>
          {pays === undefined ? 'Next' : `Next: pay ${pays}`}
        </Button>
        <Button aria-disabled={isHandingOver} onClick={() => !isHandingOver && then.onBack()}>
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

/** The form for the payer. It goes to the card's bank with the payment, and is kept by nobody here. */
export function BillingForm({ billing, isHeld, onChange }: BillingFormProps) {
  const [left, setLeft] = useState<ReadonlySet<BillingField>>(new Set());
  const countries = useMemo(countryChoices, []);
  return (
    <fieldset className={css.billing}>
      <legend>Who pays</legend>
      {fields.map(([field, label, autoComplete, type = 'text']) => {
        const most = billingLimits[field];
        const typed = billing[field];
        return (
          <Field
            key={field}
            label={isOptional(field, billing) ? `${label} (if you like)` : label}
            name={field}
            type={type}
            value={typed}
            maxLength={most ?? 200}
            autoComplete={`billing ${autoComplete}`}
            required={!isOptional(field, billing)}
            readOnly={isHeld}
            hint={most === undefined ? undefined : `${typed.length}/${most}`}
            wrong={left.has(field) ? faultOf(field, billing) : undefined}
            onChange={({ target }) => onChange({ ...billing, [field]: target.value })}
            onBlur={() => setLeft(new Set([...left, field]))}
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

/** The payer of a form, who begins with the account's address, also where no page has asked for it yet. */
export function useBilling(country = emptyBilling.country): readonly [Billing, (billing: Billing) => void] {
  const known = useAnswer('settings')?.emailAddress;
  const { data: asked } = useQuery({ ...ownAddressQuery, enabled: known === undefined });
  const [typed, setTyped] = useState<Billing>();
  return [typed ?? { ...emptyBilling, country, email: known ?? asked ?? '' }, setTyped];
}
