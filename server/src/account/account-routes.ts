import { account, type LastingQuality, messageNetworks, type SubscriptionFlags } from '@underhall/contract';
import type { FastifyInstance } from 'fastify';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { Busy, NotSignedIn, Refused } from '../http/failures.ts';
import { rateLimitOf } from '../http/rate-limits.ts';
import { logSecurityEvent } from '../http/security-log.ts';
import { liftSuppression } from '../mail/suppression-store.ts';
import type { AccountStore } from './account-store.ts';
import { requestAddressChange } from './change-address.ts';
import { changeUsername, type RenameDeps } from './change-username.ts';
import { type ConfirmDeps, confirmAddress, requestConfirmation } from './confirm-address.ts';
import {
  type MessagePreferenceStore,
  type OptionalEmailKind,
  type Preferences,
  setByMail,
  setPreferences,
} from './message-preference-store.ts';
import { presentAuthMethods, presentSettings } from './present-settings.ts';
import { digestOf } from './run-account-command.ts';
import { type UnsubscribeAddressDeps, unsubscribe } from './unsubscribe.ts';

type AccountDeps = AnswerDeps &
  ConfirmDeps &
  RenameDeps &
  UnsubscribeAddressDeps & {
    readonly accounts: AccountStore;
    readonly messagePreferences: MessagePreferenceStore;
    /** The character may be missing. */
    readonly subscriptionFlags: (characterId: number | undefined) => Promise<SubscriptionFlags>;
    /** Empty if there is no character. */
    readonly lastingQualities: (characterId: number | undefined) => Promise<readonly LastingQuality[]>;
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
    const [{ own, identities }, preferences, subscriptions, lasting] = await Promise.all([
      accountOf(accountId),
      deps.messagePreferences.of(accountId),
      deps.subscriptionFlags(characterId),
      deps.lastingQualities(characterId),
    ]);
    return { ...presentSettings(own, identities, preferences, subscriptions), qualitiesPossessedList: [...lasting] };
  });

  answer(app, deps, account.authMethods, async ({ accountId }) => {
    const { own, identities } = await accountOf(accountId);
    return { isSuccess: true, authMethods: presentAuthMethods(own, identities) };
  });

  answer(app, deps, account.messageSettings, async ({ accountId, body }) => {
    const { own } = await accountOf(accountId);
    const storylets = body.messageAboutStorylets ?? body.messageAboutStories;
    const { messageAboutAnnouncements: announcements, messageAboutNiceness: niceness } = body;
    const changes = {
      ...(announcements !== undefined && { announcements }),
      ...(niceness !== undefined && { niceness }),
      ...(storylets !== undefined && { storylets }),
    };
    const enabled = enabledKindsOf(changes);
    // Turning e-mail on again undoes an unsubscription by link, but only for a confirmed address.
    const lifted = own.isEmailConfirmed && own.email && enabled.length > 0 ? [liftSuppression(own.email, enabled)] : [];
    if (!(await deps.commit([setPreferences(accountId, changes), ...lifted]))) throw new Busy();
    return { isSuccess: true, message: 'Your e-mail preferences are saved.' };
  });

  answer(app, deps, account.messageVia, async ({ accountId, body }) => {
    const network = messageNetworks.find((each) => each.toLowerCase() === body.network.toLowerCase());
    if (!network) throw new Refused('Choose Email, or None for no messages at all.');
    if (!(await deps.commit([setByMail(accountId, network === 'Email')]))) throw new Busy();
    return {
      isSuccess: true,
      message: network === 'Email' ? 'The game sends e-mail to your address.' : 'The game sends you no more e-mail.',
    };
  });

  answer(app, deps, account.username, async ({ accountId, body, request }) => {
    const name = await changeUsername(deps, accountId, body);
    logSecurityEvent(request, 'renamed', accountId);
    return { isSuccess: true, message: `You are ${name} from now on.` };
  });

  answer(app, deps, account.linkEmail, async ({ accountId, sessionId, body, request }) => {
    const { emailAddress, password } = body;
    const message = await requestAddressChange(deps, accountId, {
      emailAddress,
      password,
      sessionHandle: digestOf(sessionId),
    });
    deps.sessions.forgetAccount(accountId);
    logSecurityEvent(request, 'address asked', accountId);
    return { isSuccess: true, message };
  });

  answer(app, deps, account.updateEmail, async ({ accountId, sessionId, body: { emailAddress }, request }) => {
    const message = await requestAddressChange(deps, accountId, { emailAddress, sessionHandle: digestOf(sessionId) });
    logSecurityEvent(request, 'address asked', accountId);
    return { isSuccess: true, message };
  });

  answer(app, deps, account.requestVerifyEmail, async ({ accountId }) => ({
    isSuccess: true,
    message: await requestConfirmation(deps, accountId),
  }));

  answer(app, deps, account.confirmEmail, async ({ body, request }) => {
    const message = await confirmAddress(deps, body.token).catch((failure: unknown) => {
      logSecurityEvent(request, 'link refused');
      throw failure;
    });
    return messageReply(message);
  });

  answer(app, deps, account.unsubscribe, async ({ body }) => messageReply(await unsubscribe(deps, body)));

  // One-click unsubscribe (RFC 8058). E-mail programs post to the URL of the page itself.
  app.post<{ Params: { userId: string; token: string; purpose?: string } }>(
    '/unsubscribe/:userId/:token/:purpose?',
    { schema: { hide: true }, config: { rateLimit: rateLimitOf('sign in', deps) } },
    async ({ params: { userId, token, purpose } }, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .send(await unsubscribe(deps, { userId: numberIn(userId), token, purpose })),
  );
}

/** AMB-76: clients look for the message in either field. */
const messageReply = (message: string) => ({ isSuccess: true, message, data: { message } });

const enabledKindsOf = (changes: Partial<Preferences>): readonly OptionalEmailKind[] =>
  (Object.keys(changes) as OptionalEmailKind[]).filter((kind) => changes[kind]);

const numberIn = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : -1);
