import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { Loading } from '../ui/loading.tsx';
import css from './payments.module.css';

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
