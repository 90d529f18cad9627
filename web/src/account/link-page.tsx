import { useEffect, useReducer, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { Refused } from '../api/failures.ts';
import { redirectMs } from '../constants/commerce.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Failed } from '../ui/failed.tsx';
import { Loading } from '../ui/loading.tsx';
import { Page } from '../ui/page.tsx';
import css from './account.module.css';
import { advance } from './link-flow.ts';
import { type LinkCall, useConfirmEmail, useUnsubscribe } from './link-queries.ts';

export function ConfirmEmailPage() {
  const { token = '' } = useParams();
  return <LinkPage title="Your address" waiting="Confirming your address" call={useConfirmEmail(token)} />;
}

export function UnsubscribePage() {
  const { userId = '', token = '', purpose } = useParams();
  return <LinkPage title="Your e-mails" waiting="Unsubscribing" call={useUnsubscribe(userId, token, purpose)} />;
}

type LinkPageProps = { readonly title: string; readonly waiting: string; readonly call: LinkCall };

/** Sends the link's request once, shows the result, and redirects home unless the player chooses to stay. */
function LinkPage({ title, waiting, call }: LinkPageProps) {
  const { message, error, isPending, again } = call;
  const [flow, dispatch] = useReducer(advance, 'NotStarted');
  const [isStaying, setStaying] = useState(false);
  const words = useRef<HTMLParagraphElement>(null);
  const navigate = useNavigate();
  const result = message ?? (error instanceof Refused ? error.message : undefined);
  useEffect(() => {
    dispatch('mount');
    dispatch('send');
    if (!isPending) dispatch('receive');
  }, [isPending]);
  useEffect(() => {
    if (flow !== 'Finished' || result === undefined) return;
    words.current?.focus();
    dispatch('show');
  }, [flow, result]);
  useEffect(() => {
    if (flow !== 'Stop' || isStaying) return;
    const home = setTimeout(() => void navigate('/', { replace: true }), redirectMs);
    return () => clearTimeout(home);
  }, [flow, isStaying, navigate]);
  return (
    <Page title={title} isShort>
      {isPending && <Loading>{waiting}</Loading>}
      {error && result === undefined && <Failed error={error} onAgain={again} />}
      {result !== undefined && (
        <>
          <p ref={words} tabIndex={-1} className={css.told}>
            {result}
          </p>
          <p>{isStaying ? 'Take your time.' : 'You will be taken to the game shortly.'}</p>
          <div className={css.ways}>
            <Link to="/" replace className={buttonClass('primary')}>
              Go to the game now
            </Link>
            {!isStaying && <Button onClick={() => setStaying(true)}>Stay on this page</Button>}
          </div>
        </>
      )}
    </Page>
  );
}
