import { useState } from 'react';
import { useLocation } from 'react-router';
import { PageHeading } from '../ui/page-heading.tsx';
import panel from '../ui/panel.module.css';
import { Picture } from '../ui/picture.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { heroes, pickHero } from './heroes.ts';
import { LogInForm } from './log-in-form.tsx';
import css from './login.module.css';
import { SignUpForm } from './sign-up-form.tsx';

const ways = ['Log in', 'Sign up'] as const;

export function LoginPage({ hasSessionEnded }: { readonly hasSessionEnded: boolean }) {
  const { search } = useLocation();
  const [luck] = useState(Math.random);
  const [way, setWay] = useState<(typeof ways)[number]>('Log in');
  const hero = pickHero(search, luck);
  return (
    <div className={css.landing}>
      <Picture
        kind="heroes"
        name={hero}
        widths={[800, 1600]}
        sizes="100vw"
        width={1600}
        height={900}
        className={css.hero}
        isFirst
      />
      <div className={css.content}>
        <div className={css.welcome}>
          <PageHeading title="Welcome" className={css.name}>
            Underhall
          </PageHeading>
          <p className={css.tagline}>A city four thousand steps below the street. Somebody has left a light.</p>
          <p className={css.caption}>{heroes[hero]}</p>
        </div>
        <section className={`${panel.ruled} ${css.door}`} aria-label="Come in">
          {hasSessionEnded && (
            <p className={css.ended} role="status">
              Your candle went out while you were away. Please log in again; all is as you left it.
            </p>
          )}
          <Tabs label="How to come in" names={ways} chosen={way} onChoose={setWay}>
            {way === 'Log in' ? <LogInForm /> : <SignUpForm />}
          </Tabs>
        </section>
      </div>
    </div>
  );
}
