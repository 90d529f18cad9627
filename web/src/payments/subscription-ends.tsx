import { Button } from '../ui/button.tsx';
import { Loading } from '../ui/loading.tsx';
import css from './payments.module.css';
import type { MembershipEnd } from './subscription-queries.ts';

const unfinished =
  "Something went wrong and we couldn't finish subscribing you. Please refresh the page and try again.";

type SubscriptionEndProps = {
  readonly end: MembershipEnd;
  readonly onBack?: () => void;
  readonly onClose: () => void;
};

/** The end of a subscription, or of a change of it. */
export function SubscriptionEnd({ end: { is, message }, onBack, onClose }: SubscriptionEndProps) {
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
        <p role="status">{message || 'Success!'}</p>
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
