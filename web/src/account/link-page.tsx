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
import { type LinkCall, useConfirming, useUnsubscribing } from './link-queries.ts';

/** The page of the e-mail link that confirms an address. */
export function ConfirmEmailPage() {
  const { token = '' } = useParams();
  return <LinkPage title="Your address" waiting="Confirming your address" call={useConfirming(token)} />;
}

/** The page of the e-mail link that unsubscribes from one kind of e-mail. */
export function UnsubscribePage() {
  const { userId = '', token = '', purpose } = useParams();
  return (
    <LinkPage title="Your letters" waiting="Stopping these letters" call={useUnsubscribing(userId, token, purpose)} />
  );
}

type LinkPageProps = { readonly title: string; readonly waiting: string; readonly call: LinkCall };

/** Sends the link's request once, shows the result, and redirects home unless the player chooses to stay. */
function LinkPage({ title, waiting, call }: LinkPageProps) {
  const { message, error, isPending, again } = call;
  const [flow, tell] = useReducer(advance, 'NotStarted');
  const [isStaying, setStaying] = useState(false);
  const words = useRef<HTMLParagraphElement>(null);
  const navigate = useNavigate();
  const told = message ?? (error instanceof Refused ? error.message : undefined);
  useEffect(() => {
    tell('opened');
    tell('asked');
    if (!isPending) tell('answered');
  }, [isPending]);
  useEffect(() => {
    if (flow !== 'Finished' || told === undefined) return;
    words.current?.focus();
    tell('told');
  }, [flow, told]);
  useEffect(() => {
    if (flow !== 'Stop' || isStaying) return;
    const home = setTimeout(() => void navigate('/', { replace: true }), redirectMs);
    return () => clearTimeout(home);
  }, [flow, isStaying, navigate]);
  return (
    <Page title={title} isShort>
      {isPending && <Loading>{waiting}</Loading>}
      {error && told === undefined && <Failed error={error} onAgain={again} />}
      {told !== undefined && (
        <>
          <p ref={words} tabIndex={-1} className={css.told}>
            {told}
          </p>
          <p>{isStaying ? 'Take your time.' : 'You will be taken in shortly.'}</p>
          <div className={css.ways}>
            <Link to="/" replace className={buttonClass('primary')}>
              Go in now
            </Link>
            {!isStaying && <Button onClick={() => setStaying(true)}>Stay on this page</Button>}
          </div>
        </>
      )}
    </Page>
  );
}
