import type { SignInProvider } from '@underhall/contract';
import { useEnvironment } from '../api/environment.ts';
import { Button } from '../ui/button.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import { openWindow } from './ask-provider.ts';
import { useSocialLogIn } from './sign-in-queries.ts';
import css from './social-buttons.module.css';

const inOrder: readonly SignInProvider[] = ['Facebook', 'Google', 'Apple'];

/** The ways in through others, as far as the server has them switched on. */
export function SocialButtons({ isRemembered }: { readonly isRemembered: () => boolean }) {
  const { signInProviders = [] } = useEnvironment() ?? {};
  const { begin, isPending, variables, error } = useSocialLogIn();
  const open = inOrder.filter((name) => signInProviders.some(({ provider }) => provider === name));
  if (open.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label="Or by way of" className={css.social}>
      <p className={css.or} aria-hidden="true">
        or by way of
      </p>
      <div className={css.providers}>
        {open.map((provider) => (
          <Button
            key={provider}
            aria-disabled={isPending}
            onClick={() => !isPending && begin({ provider, opened: openWindow(), isRemembered: isRemembered() })}
          >
            <span className={css.sign} aria-hidden="true">
              {provider[0]}
            </span>
            {provider}
          </Button>
        ))}
      </div>
      <p role="status" className={css.elsewhere}>
        {isPending && `${variables?.provider} is asking who you are, in a window of its own.`}
      </p>
      {error && <TroubleNote message={error.message} />}
    </div>
  );
}
