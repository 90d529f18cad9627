import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Loading } from '../ui/loading.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import { type Billing, isValid } from './billing.ts';
import { BillingForm } from './billing-form.tsx';
import { CheckoutFrame, type CheckoutHandle, type CheckoutRequest } from './checkout-frame.tsx';
import type { HandedMethod } from './checkout-messages.ts';
import css from './payments.module.css';

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
