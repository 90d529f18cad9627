import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { Refused } from '../api/failures.ts';
import { storeInvitationToken } from '../api/invitation-token.ts';
import { useSession } from '../api/session.ts';
import { world } from '../api/world.ts';
import { buttonClass } from '../ui/button.tsx';
import { Failed } from '../ui/failed.tsx';
import { Loading } from '../ui/loading.tsx';
import { Page } from '../ui/page.tsx';
import { Plate } from '../ui/plate.tsx';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import css from './invited.module.css';
import { useInvitation } from './invited-queries.ts';

/** Landing page behind the e-mail that invites a person without an account. */
export function InvitedPage() {
  const { token = '' } = useParams();
  const { data: invitation, error, refetch } = useInvitation(token);
  const session = useSession().data;
  const isNew = session === null || session?.hasCharacter === false;
  useEffect(() => {
    if (invitation && isNew) storeInvitationToken(token);
  }, [invitation, isNew, token]);
  return (
    <Page title={`You are invited to ${world.title}`} isShort>
      {!invitation && !error && <Loading>Opening the invitation</Loading>}
      {error && !(error instanceof Refused) && <Failed error={error} onAgain={() => void refetch()} />}
      {error instanceof Refused && (
        <>
          <p role="alert">{error.message}</p>
          <InvitationLinks isNew={isNew} hasAccount={session !== null} />
        </>
      )}
      {invitation && (
        <>
          <div className={css.invitation}>
            <Plate name={invitation.image} width={118} className={css.plate} />
            <div>
              <h2 className={css.name}>
                <SanitizedHtml as="span" html={invitation.name} />
              </h2>
              <SanitizedHtml html={invitation.description} />
            </div>
          </div>
          <p>{world.texts.landing.about}</p>
          <p>
            {isNew
              ? 'Create a character, and you find the invitation among your messages. You may accept or decline it. You and the player who invited you become contacts.'
              : 'You already play, and this invitation is for somebody who does not, so you cannot accept it.'}
          </p>
          <InvitationLinks isNew={isNew} hasAccount={session !== null} />
        </>
      )}
    </Page>
  );
}

function InvitationLinks({ isNew, hasAccount }: { readonly isNew: boolean; readonly hasAccount: boolean }) {
  if (!isNew || hasAccount) {
    return (
      <div className={css.ways}>
        <Link to={isNew ? '/create-character' : '/'} className={buttonClass('primary')}>
          {isNew ? 'Make your character' : 'Go in'}
        </Link>
      </div>
    );
  }
  return (
    <div className={css.ways}>
      <Link to="/sign-up" className={buttonClass('primary')}>
        Sign up
      </Link>
      <Link to="/begin" className={buttonClass('secondary')}>
        Read the first scene
      </Link>
    </div>
  );
}
