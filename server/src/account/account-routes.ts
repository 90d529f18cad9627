import { account, type SubscriptionFlags } from '@underhall/contract';
import type { FastifyInstance } from 'fastify';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { Busy, NotSignedIn } from '../http/failures.ts';
import { allowanceOf } from '../http/rate-limits.ts';
import { allow } from '../mail/suppression-store.ts';
import type { AccountStore } from './account-store.ts';
import { askToConfirm, type ConfirmDeps, confirmAddress } from './confirm-address.ts';
import { type ChosenPurpose, type PreferenceStore, type Preferences, setPreferences } from './preference-store.ts';
import { type LinkedIdentity, presentAuthMethods, presentSettings } from './present-settings.ts';
import { type StopDeps, unsubscribe } from './unsubscribe.ts';

type AccountDeps = AnswerDeps &
  ConfirmDeps &
  StopDeps & {
    readonly accounts: AccountStore;
    readonly preferences: PreferenceStore;
    /** What there is of membership, for a character or without one. */
    readonly subscriptionFlags: (characterId: number | undefined) => Promise<SubscriptionFlags>;
    readonly signIn: { readonly identities: { ofAccount(accountId: number): Promise<readonly LinkedIdentity[]> } };
  };

export function accountRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const accountOf = async (accountId: number) => {
    const [own, identities] = await Promise.all([
      deps.accounts.byId(accountId),
      deps.signIn.identities.ofAccount(accountId),
    ]);
    if (!own) throw new NotSignedIn();
    return { own, identities };
  };

  answer(app, deps, account.settings, async ({ accountId, characterId }) => {
    const [{ own, identities }, preferences, subscriptions] = await Promise.all([
      accountOf(accountId),
      deps.preferences.of(accountId),
      deps.subscriptionFlags(characterId),
    ]);
    return presentSettings(own, identities, preferences, subscriptions);
  });

  answer(app, deps, account.authMethods, async ({ accountId }) => {
    const { own, identities } = await accountOf(accountId);
    return { isSuccess: true, authMethods: presentAuthMethods(own, identities) };
  });

  answer(app, deps, account.messageSettings, async ({ accountId, body }) => {
    const { own } = await accountOf(accountId);
    const storylets = body.messageAboutStorylets ?? body.messageAboutStories;
    const { messageAboutAnnouncements: announcements, messageAboutNiceness: niceness } = body;
    const some = {
      ...(announcements !== undefined && { announcements }),
      ...(niceness !== undefined && { niceness }),
      ...(storylets !== undefined && { storylets }),
    };
    const wanted = wantedOf(some);
    // Whoever has shown that an address is theirs may take back what was said by a link in a letter.
    const again = own.isEmailConfirmed && own.email && wanted.length > 0 ? [allow(own.email, wanted)] : [];
    if (!(await deps.commit([setPreferences(accountId, some), ...again]))) throw new Busy();
    return { isSuccess: true, message: 'Your letters are as you want them.' };
  });

  answer(app, deps, account.requestVerifyEmail, async ({ accountId }) => ({
    isSuccess: true,
    message: await askToConfirm(deps, accountId),
  }));

  answer(app, deps, account.confirmEmail, async ({ body }) => told(await confirmAddress(deps, body.token)));

  answer(app, deps, account.unsubscribe, async ({ body }) => told(await unsubscribe(deps, body)));

  // The one press by which a mail program unsubscribes its reader (RFC 8058), at the address of the page itself.
  app.post<{ Params: { userId: string; token: string; purpose?: string } }>(
    '/unsubscribe/:userId/:token/:purpose?',
    { schema: { hide: true }, config: { rateLimit: allowanceOf('sign in', deps) } },
    async ({ params: { userId, token, purpose } }, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .send(await unsubscribe(deps, { userId: numberIn(userId), token, purpose })),
  );
}

/** AMB-76: clients look for the message in either place. */
const told = (message: string) => ({ isSuccess: true, message, data: { message } });

const wantedOf = (some: Partial<Preferences>): readonly ChosenPurpose[] =>
  (Object.keys(some) as ChosenPurpose[]).filter((purpose) => some[purpose]);

const numberIn = (words: string): number => (/^\d{1,15}$/.test(words) ? Number(words) : -1);
