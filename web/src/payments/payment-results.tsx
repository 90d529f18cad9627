import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { Loading } from '../ui/loading.tsx';
import { Modal } from '../ui/modal.tsx';
import { formatDay, formatPrice } from './format.ts';
import { type OrderResult, useOrder } from './open-order.ts';
import css from './payments.module.css';
import { type MembershipResult, subscriptionQuery } from './payments-queries.ts';

/** The message comes from the server or the payment provider. */
type MessageProps = { readonly message: string | undefined };

/** Shown while the result of an order is unknown. After a lost reply, the text says that nothing is charged twice. */
export function Completing({ message, isBeingFoundOut }: MessageProps & { readonly isBeingFoundOut: boolean }) {
  if (!isBeingFoundOut) return <Loading>Completing your purchase</Loading>;
  return (
    <>
      <Loading>Finding out what happened to your order</Loading>
      <p>
        Your order was sent, but there is no reply yet. We are finding out the result, and nothing is charged twice. You
        can leave this open or close it.
      </p>
      {message !== undefined && <p className={css.note}>{message}</p>}
    </>
  );
}

export function Success({
  message,
  email,
  onClose,
}: MessageProps & { readonly email: string; readonly onClose: () => void }) {
  return (
    <>
      <div role="status">
        <p>{message || 'Success!'}</p>
        <p>Thanks for supporting the game! Your {world.premium} is now available in your account.</p>
      </div>
      <Contact email={email} />
      <div className={css.ways}>
        <Button look="primary" onClick={onClose}>
          {world.texts.story.onwards}
        </Button>
      </div>
    </>
  );
}

export function Contact({ email }: { readonly email: string }) {
  if (email === '') return null;
  return (
    <p>
      If you have questions about a purchase, write to <a href={`mailto:${email}`}>{email}</a>.
    </p>
  );
}

type FailureProps = MessageProps & {
  readonly email: string;
  /** Sends the same order again. */
  readonly onRetry?: (() => void) | undefined;
  readonly onBack?: () => void;
  readonly onClose: () => void;
};

export function PurchaseFailure({ message, email, onRetry, onBack, onClose }: FailureProps) {
  return (
    <>
      <div role="alert">
        <p>Something went wrong and we weren't able to complete your transaction.</p>
        {message && (
          <>
            <p>Here's the message we received:</p>
            <blockquote className={css.received}>{message}</blockquote>
          </>
        )}
      </div>
      <Contact email={email} />
      <div className={css.ways}>
        <RetryAndBack onRetry={onRetry} onBack={onBack} />
        <Button onClick={onClose}>Close</Button>
      </div>
    </>
  );
}

type RetryAndBackProps = {
  readonly onRetry?: (() => void) | undefined;
  readonly onBack?: (() => void) | undefined;
};

function RetryAndBack({ onRetry, onBack }: RetryAndBackProps) {
  return (
    <>
      {onRetry && (
        <Button look="primary" onClick={onRetry}>
          Try again
        </Button>
      )}
      {onBack && (
        <Button look={onRetry ? 'secondary' : 'primary'} onClick={onBack}>
          Go back
        </Button>
      )}
    </>
  );
}

export function ServerError({ message }: MessageProps) {
  return (
    <div role="alert">
      <p>Something went wrong... Please refresh the page and try again.</p>
      {message && <p>{message}</p>}
    </div>
  );
}

/** Resumes an order that was open when the player left a page, and shows the result once. */
export function OpenOrderResult() {
  const [result, setResult] = useState<OrderResult>();
  useOrder((update) => update.is !== 'pending' && setResult(update));
  if (!result) return null;
  const close = () => setResult(undefined);
  return (
    <Modal title={result.is === 'paid' ? 'Payment received' : 'Payment failed'} onClose={close} isKept>
      {result.is === 'paid' ? (
        <Success message={result.message} email="" onClose={close} />
      ) : (
        <PurchaseFailure message={result.message} email="" onClose={close} />
      )}
    </Modal>
  );
}

const defaultFailure =
  "Something went wrong and we couldn't finish subscribing you. Please refresh the page and try again.";

type SubscriptionResultProps = {
  readonly result: MembershipResult;
  /** True for a new membership, whose result shows the price and the next renewal. */
  readonly isNew?: boolean;
  /** Sends the same request again. */
  readonly onRetry?: () => void;
  readonly onBack?: () => void;
  readonly onClose: () => void;
};

export function SubscriptionResult({
  result: { is, message, canRetry },
  isNew = false,
  onRetry,
  onBack,
  onClose,
}: SubscriptionResultProps) {
  if (is === 'pending') {
    return (
      <>
        <Loading>Finding out the result</Loading>
        <p>{message}</p>
        <div className={css.ways}>
          <Button onClick={onClose}>Close</Button>
        </div>
      </>
    );
  }
  return (
    <>
      {is === 'done' ? (
        <div role="status">
          <p>{message || 'Success!'}</p>
          {isNew && <Renewal />}
        </div>
      ) : (
        <div role="alert">
          <p>We weren't able to process your payment.</p>
          <p>{message || defaultFailure}</p>
        </div>
      )}
      <div className={css.ways}>
        {is === 'failed' && <RetryAndBack onRetry={canRetry ? onRetry : undefined} onBack={onBack} />}
        <Button look={is === 'done' ? 'primary' : 'secondary'} onClick={onClose}>
          {is === 'done' ? world.texts.story.onwards : 'Close'}
        </Button>
      </div>
    </>
  );
}

function Renewal() {
  const { data } = useQuery(subscriptionQuery);
  if (!data?.hasSubscription || data.renewDate === undefined) return null;
  const { price, addOnPrice, currencyIsoCode, renewDate } = data;
  return (
    <p>
      You have paid {formatPrice(price + addOnPrice, currencyIsoCode)} for this month. Your membership is renewed at
      that price on {formatDay(renewDate)}, unless you cancel it before that day on your account page.
    </p>
  );
}
