import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { BroughtCode } from '../access/brought-code.tsx';
import { useBrought } from '../api/access-code.ts';
import { world } from '../api/world.ts';
import { LogInForm } from '../sign-in/log-in-form.tsx';
import { SocialButtons } from '../sign-in/social-buttons.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import panel from '../ui/panel.module.css';
import { Picture } from '../ui/picture.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { pickHero } from './heroes.ts';
import css from './login-page.module.css';

const ForgottenPassword = lazy(async () => ({
  default: (await import('../password-reset/forgotten-password.tsx')).ForgottenPassword,
}));

import { PromotionForm } from '../access/promotion-form.tsx';
import { SignUpForm } from '../registration/sign-up-form.tsx';

const ways = ['Log in', 'Sign up', 'Promotion code'] as const;
/** One code at a time. */
const waysWithCode = ['Log in', 'Sign up'] as const;

/** Of the visit, not of the drawing: a page may be begun several times before it stands, and each would fetch a hero. */
const luck = Math.random();

export function LoginPage({ hasSessionEnded }: { readonly hasSessionEnded: boolean }) {
  const { search } = useLocation();
  const [way, setWay] = useState<(typeof ways)[number]>('Log in');
  const [forgotten, setForgotten] = useState<string>();
  const { code } = useBrought();
  // A visitor who has just brought a code may not have an account: the tab of codes is gone, log-in stands first.
  const chosen = code && way === 'Promotion code' ? 'Log in' : way;
  const hero = pickHero(search, luck);
  return (
    <div className={css.landing}>
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
      <div className={css.content}>
        <div className={css.welcome}>
          <PageHeading title="Welcome" className={css.name}>
            {world.title}
          </PageHeading>
          <p className={css.tagline}>{world.tagline}</p>
          <p className={css.caption}>{hero?.caption}</p>
        </div>
        <section className={`${panel.ruled} ${css.door}`} aria-label="Come in">
          {hasSessionEnded && (
            <p className={css.ended} role="status">
              You have been logged out. Please log in again; all is as you left it.
            </p>
          )}
          {code && <BroughtCode code={code} />}
          <Tabs label="How to come in" names={code ? waysWithCode : ways} chosen={chosen} onChoose={setWay}>
            {chosen === 'Log in' && <LogInForm onForgotten={setForgotten} />}
            {chosen === 'Sign up' && (
              <>
                <SignUpForm />
                <SocialButtons isRemembered={() => true} />
              </>
            )}
            {chosen === 'Promotion code' && <PromotionForm />}
          </Tabs>
        </section>
      </div>
      {forgotten !== undefined && (
        <Suspense fallback={null}>
          <ForgottenPassword typed={forgotten} onClose={() => setForgotten(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
