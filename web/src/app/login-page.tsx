import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { PendingAccessCode } from '../access/pending-access-code.tsx';
import { PromotionForm } from '../access/promotion-form.tsx';
import { usePendingAccessCode } from '../api/access-code.ts';
import { useStore } from '../api/client-store.ts';
import { connectionState } from '../api/connection-state.ts';
import { invitationField } from '../api/invitation-token.ts';
import { usePendingChoice } from '../api/pending-choice.ts';
import { hasSignedInBefore } from '../api/sign-in-history.ts';
import { browserStorage } from '../api/storage.ts';
import { world } from '../api/world.ts';
import { PendingChoiceNote } from '../registration/pending-choice-note.tsx';
import { SignUpForm } from '../registration/sign-up-form.tsx';
import { LogInForm } from '../sign-in/log-in-form.tsx';
import { SocialButtons } from '../sign-in/social-buttons.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import panel from '../ui/panel.module.css';
import { Picture } from '../ui/picture.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { BeginOrLogIn } from './begin-or-log-in.tsx';
import { pickHero } from './heroes.ts';
import css from './login-page.module.css';

const ForgottenPassword = lazy(async () => ({
  default: (await import('../password-reset/forgotten-password.tsx')).ForgottenPassword,
}));

const ways = ['Log in', 'Sign up', 'Promotion code'] as const;
/** A second code cannot be entered while one is pending. */
const waysWithCode = ['Log in', 'Sign up'] as const;

type Way = (typeof ways)[number];

/**
 * In module scope, because React may render a page several times before it commits, and each render would pick another
 * picture.
 */
const random = Math.random();

export type LandingState = { readonly isLoggingIn?: boolean };

type LoginPageProps = { readonly isSigningUp?: boolean };

/** The landing: invites new visitors to begin, and returning ones to sign in. */
export function LoginPage({ isSigningUp = false }: LoginPageProps) {
  const { search, state, key } = useLocation();
  const hasSessionEnded = useStore(connectionState) === 'session ended' && !isSigningUp;
  const [isNew] = useState(() => !hasSignedInBefore());
  const [isForgetful] = useState(() => !browserStorage.isPersistent());
  // The key of a page that was opened by its address: a bookmark, or the link of a password manager.
  const isOpenedDirectly = key === 'default';
  const [way, setWay] = useState<Way>(isSigningUp || (isNew && !isOpenedDirectly) ? 'Sign up' : 'Log in');
  const [forgottenEmail, setForgotten] = useState<string>();
  // The landing may already be open with another form.
  useEffect(() => {
    const { isLoggingIn }: LandingState = state ?? {};
    if (isLoggingIn) setWay('Log in');
  }, [state]);
  const pendingChoice = usePendingChoice();
  const { code } = usePendingAccessCode();
  const formSection = useRef<HTMLElement>(null);
  // A pending code removes the promotion tab. Fall back to the previous form.
  const chosen = code && way === 'Promotion code' ? (isNew ? 'Sign up' : 'Log in') : way;
  const hero = pickHero(search, random, isNew);
  const mayBegin = isNew && !isSigningUp && !pendingChoice && !hasSessionEnded;
  const logIn = () => {
    setWay('Log in');
    // The field exists only once the tab has opened.
    requestAnimationFrame(() => formSection.current?.querySelector('input')?.focus());
  };
  return (
    <div className={`landing ${css.landing}`}>
      <Picture
        kind="heroes"
        name={hero?.name ?? ''}
        widths={[800, 1600]}
        sizes="(max-width: 47.99em) 100vw, (max-aspect-ratio: 16/9) 178vh, 100vw"
        width={1600}
        height={900}
        className={css.hero}
        isFirst
      />
      <div className={`landing-content ${css.content}`}>
        <div className="landing-welcome">
          <PageHeading
            title={isSigningUp ? 'Sign up' : 'Welcome'}
            className="landing-title"
            isQuiet={pendingChoice !== undefined}
          >
            {world.title}
          </PageHeading>
          <p className="landing-tagline">{world.tagline}</p>
          {mayBegin && (
            <BeginOrLogIn isPrimary={chosen === 'Sign up'} onLogIn={chosen === 'Log in' ? undefined : logIn} />
          )}
        </div>
        {hero?.caption && <p className={css.caption}>{hero.caption}</p>}
        <section ref={formSection} className={`landing-panel ${panel.ruled} ${css.door}`} aria-label="Come in">
          {hasSessionEnded && (
            <p className={css.ended} role="status">
              You have been logged out. Please log in again; all is as you left it.
            </p>
          )}
          {isForgetful && (
            <p className={css.ended} role="note">
              This browser blocks cookies and site data here. You can play, but each reload will log you out. To stay
              logged in, allow cookies and site data for this site in the settings of the browser.
            </p>
          )}
          {code && <PendingAccessCode code={code} />}
          {invitationField().invitation && (
            <p className={css.ended}>You are invited. Sign up to find the invitation among your messages.</p>
          )}
          <PendingChoiceNote />
          <Tabs label="Log in or sign up" names={code ? waysWithCode : ways} chosen={chosen} onChoose={setWay}>
            {chosen === 'Log in' && <LogInForm onForgotten={setForgotten} />}
            {chosen === 'Sign up' && (
              <>
                <SignUpForm isSecond={mayBegin} />
                <SocialButtons isRemembered={() => true} />
              </>
            )}
            {chosen === 'Promotion code' && <PromotionForm />}
          </Tabs>
        </section>
      </div>
      {forgottenEmail !== undefined && (
        <Suspense fallback={null}>
          <ForgottenPassword typed={forgottenEmail} onClose={() => setForgotten(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
