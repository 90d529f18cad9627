import { useQuery } from '@tanstack/react-query';
import { Button } from '../ui/button.tsx';
import { Loading } from '../ui/loading.tsx';
import { dayInWords } from './day-in-words.ts';
import { priceInWords } from './money.ts';
import css from './payments.module.css';
import { type MembershipEnd, subscriptionQuery } from './subscription-queries.ts';

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
