import { useLocation } from 'react-router';
import { useEnvironment } from '../api/environment.ts';
import type { ProviderVisit } from '../api/provider-visit.ts';
import { Button } from '../ui/button.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import { useProviderSignIn } from './sign-in-queries.ts';
import css from './social-buttons.module.css';

/** Navigation state: the requested page, and the error at a provider. */
type Arrival = { readonly from?: ProviderVisit['from']; readonly trouble?: string };

export function SocialButtons({ isRemembered }: { readonly isRemembered: () => boolean }) {
  const { signInProviders = [] } = useEnvironment() ?? {};
  const { from, trouble }: Arrival = useLocation().state ?? {};
  const { begin, isPending, variables, error } = useProviderSignIn();
  const message = error?.message ?? trouble;
  if (signInProviders.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div role="group" aria-label="Or log in with" className={css.social}>
      <p className={css.or} aria-hidden="true">
        or log in with
      </p>
      <div className={css.providers}>
        {signInProviders.map(({ provider }) => (
          <Button
            key={provider}
            aria-disabled={isPending}
            onClick={() => !isPending && begin({ provider, isRemembered: isRemembered(), ...(from && { from }) })}
          >
            <span className={css.sign} aria-hidden="true">
              {provider[0]}
            </span>
            {provider}
          </Button>
        ))}
      </div>
      <p role="status" className={css.elsewhere}>
        {isPending && `Taking you to ${variables?.provider}.`}
      </p>
      {message !== undefined && !isPending && <TroubleNote message={message} />}
    </div>
  );
}
