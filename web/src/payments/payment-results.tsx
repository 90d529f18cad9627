import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { Loading } from '../ui/loading.tsx';
import { Modal } from '../ui/modal.tsx';
import { dayInWords, priceInWords } from './format.ts';
import { type OrderEnd, useOrder } from './open-order.ts';
import css from './payments.module.css';
import { type MembershipEnd, subscriptionQuery } from './payments-queries.ts';

/** A sentence of the server's, or of the way of paying. */
type MessageProps = { readonly message: string | undefined };

/** An order on its way. Where its answer was lost it says so, and that nothing is charged twice. */
export function Completing({ message, isBeingFoundOut }: MessageProps & { readonly isBeingFoundOut: boolean }) {
  if (!isBeingFoundOut) return <Loading>Completing your purchase</Loading>;
  return (
    <>
      <Loading>Finding out what became of your order</Loading>
      <p>
        The order was sent, and its answer has not come. It is being found out; nothing is charged a second time. You
        may leave this open or close it: it goes on by itself.
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
          Onwards
        </Button>
      </div>
    </>
  );
}

/** The address to write to about a purchase. */
export function Contact({ email }: { readonly email: string }) {
  if (email === '') return null;
  return (
    <p>
      Questions about a purchase are answered at <a href={`mailto:${email}`}>{email}</a>.
    </p>
  );
}

type FailureProps = MessageProps & {
  readonly email: string;
  readonly onBack?: () => void;
  readonly onClose: () => void;
};

export function PurchaseFailure({ message, email, onBack, onClose }: FailureProps) {
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
        {onBack && (
          <Button look="primary" onClick={onBack}>
            Go back
          </Button>
        )}
        <Button onClick={onClose}>Close</Button>
      </div>
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

/** Finds out, beside any page, what became of an order that was left open when the page was left, and says so once. */
export function OpenOrderEnd() {
  const [end, setEnd] = useState<OrderEnd>();
  useOrder((heard) => heard.is !== 'left open' && setEnd(heard));
  if (!end) return null;
  const close = () => setEnd(undefined);
  return (
    <Modal title={end.is === 'paid' ? 'Payment received' : 'Payment failed'} onClose={close} isKept>
      {end.is === 'paid' ? (
        <Success message={end.message} email="" onClose={close} />
      ) : (
        <PurchaseFailure message={end.message} email="" onClose={close} />
      )}
    </Modal>
  );
}

const unfinished =
  "Something went wrong and we couldn't finish subscribing you. Please refresh the page and try again.";

type SubscriptionEndProps = {
  readonly end: MembershipEnd;
  /** True of a membership that has just begun: its price and its next renewal are told with the thanks. */
  readonly isNew?: boolean;
  readonly onBack?: () => void;
  readonly onClose: () => void;
};

/** The end of a subscription, or of a change of it. */
export function SubscriptionEnd({ end: { is, message }, isNew = false, onBack, onClose }: SubscriptionEndProps) {
  if (is === 'left open') {
    return (
      <>
        <Loading>Finding out what came of it</Loading>
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
          <p>{message || unfinished}</p>
        </div>
      )}
      <div className={css.ways}>
        {is === 'failed' && onBack && (
          <Button look="primary" onClick={onBack}>
            Go back
          </Button>
        )}
        <Button look={is === 'done' ? 'primary' : 'secondary'} onClick={onClose}>
          {is === 'done' ? 'Onwards' : 'Close'}
        </Button>
      </div>
    </>
  );
}

/** The price of a month of the membership, and the day on which it is charged again; nothing until they are known. */
function Renewal() {
  const { data } = useQuery(subscriptionQuery);
  if (!data?.hasSubscription || data.renewDate === undefined) return null;
  const { price, addOnPrice, currencyIsoCode, renewDate } = data;
  return (
    <p>
      You have paid {priceInWords(price + addOnPrice, currencyIsoCode)} for this month. It is renewed at that price on{' '}
      {dayInWords(renewDate)}, unless you cancel it before, on your account’s page.
    </p>
  );
}
