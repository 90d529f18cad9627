import { NotSignedIn, Refused } from '../http/failures.ts';
import { type DeliveryDeps, faultOfDelivery } from '../mail/fault-of-delivery.ts';
import type { PackDeps } from '../world/world-cache.ts';
import type { Account, AccountStore } from './account-store.ts';
import type { AddressLink, ConfirmationStore } from './confirmation-store.ts';
import type { CredentialDeps } from './credential-deps.ts';
import { emailKey, faultOfEmail, tidyEmail } from './name-rules.ts';
import { faultOfPassword } from './password-rules.ts';
import { type AccountCommandDeps, digestOf, runAccountCommand } from './run-account-command.ts';

export type AddressDeps = PackDeps &
  DeliveryDeps &
  AccountCommandDeps &
  CredentialDeps & { readonly accounts: AccountStore; readonly confirmations: ConfirmationStore };

/** `password` is set if the player also wants to log in with the address. */
type AddressChange = { readonly emailAddress: string; readonly password?: string; readonly sessionHandle: string };

const maxRequestsPerHour = 3;

/**
 * E-mails a confirmation link to a new address. The account keeps its old address until the link is opened. If a
 * password is given, the player can log in with the new address afterwards. If the address is already confirmed, the
 * password is set at once. The reply does not reveal whether another account has the address.
 *
 * @returns the message shown to the player
 */
export function requestAddressChange(deps: AddressDeps, accountId: number, change: AddressChange): Promise<string> {
  const email = tidyEmail(change.emailAddress);
  const key = emailKey(email);
  return runAccountCommand(deps, accountId, {
    choice: `address ${digestOf(key)}`,
    async rule() {
      const account = await deps.accounts.byId(accountId);
      if (!account) throw new NotSignedIn();
      const isOwn = account.email !== undefined && emailKey(account.email) === key;
      const faults = faultsOf(deps, account, change, isOwn) ?? (await deliveryFaults(deps, email));
      if (faults) throw new Refused('Something here needs another look.', faults);
      if (change.password !== undefined && isOwn && account.isEmailConfirmed)
        return {
          steps: await setPassword(deps, account, change.password, change.sessionHandle),
          reply: passwordAddedReply(email),
        };

      const reply = `An e-mail is on its way to ${email}. Open the link in it within seven days; until then everything stays as it is.`;
      const recent = await deps.confirmations.listRecent(accountId);
      if (await isSame(deps, recent[0], key, change.password)) return { steps: [], reply };
      if (recent.length >= maxRequestsPerHour)
        throw new Refused('Three e-mails have been sent within the hour. Try again in an hour.', {
          emailAddressErrorMessage: 'Three e-mails have been sent within the hour. Try again in an hour.',
        });
      const { password, sessionHandle } = change;
      const passwordHash = password === undefined ? {} : { passwordHash: await deps.passwords.hash(password) };
      const kind = password === undefined ? 'change' : 'link';
      const link = { kind, accountId, email, emailKey: key, sessionHandle, ...passwordHash } as const;
      return { steps: deps.confirmations.storing(link, 'confirm new address'), reply };
    },
  });
}

const passwordAddedReply = (email: string): string =>
  `From now on you can also log in with ${email} and this password.`;

async function deliveryFaults(
  deps: DeliveryDeps,
  email: string,
): Promise<Readonly<Record<string, string>> | undefined> {
  const fault = await faultOfDelivery(deps, email);
  return fault === undefined ? undefined : { emailAddressErrorMessage: fault };
}

function faultsOf(
  { world }: PackDeps,
  { userName, email: own, passwordHash }: Account,
  { emailAddress, password }: AddressChange,
  isOwn: boolean,
): Readonly<Record<string, string>> | undefined {
  const isLinking = password !== undefined;
  const ofAddress = () => {
    if (emailAddress.trim() === '') return 'Required';
    if (isLinking && passwordHash !== undefined && !isOwn)
      return 'You log in with an e-mail address already. Update that one.';
    if (!isLinking && own === undefined) return 'Your account has no e-mail address yet. Link one.';
    if (!isLinking && isOwn) return 'This is your address already.';
    return faultOfEmail(emailAddress);
  };
  const ofPassword = () => {
    if (!isLinking) return undefined;
    if (password === '') return 'Required';
    return faultOfPassword(password, userName, emailAddress, world.pack.words.title);
  };
  const faults = { emailAddressErrorMessage: ofAddress(), passwordErrorMessage: ofPassword() };
  const found = Object.entries(faults).filter((each): each is [string, string] => each[1] !== undefined);
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/** True for a request that repeats the last one within a minute. The first request already sent the e-mail. */
async function isSame(
  { passwords }: AddressDeps,
  last: AddressLink | undefined,
  key: string,
  password: string | undefined,
): Promise<boolean> {
  if (!last?.isOpen || !last.isRecent || last.emailKey !== key) return false;
  return password === undefined
    ? last.kind === 'change'
    : last.kind === 'link' && (await passwords.matches(password, last.passwordHash));
}

/** Sets the first password of an account with a confirmed address. A duplicate request changes nothing. */
async function setPassword(deps: AddressDeps, account: Account, password: string, sessionHandle: string) {
  if (await deps.passwords.matches(password, account.passwordHash)) return [];
  if (account.passwordHash !== undefined)
    throw new Refused('You log in with this address already. Change your password instead.', {
      emailAddressErrorMessage: 'You log in with this address already. Change your password instead.',
    });
  return [
    ...deps.resets.setting(account.id, await deps.passwords.hash(password)),
    deps.sessions.endingAllExcept(account.id, sessionHandle),
  ];
}

const addressTaken = 'This address belongs to another account by now, so nothing was changed.';

/**
 * Sets the address of the opened link and ends all sessions except the one that requested the change. Then sends a
 * restore link to the old address, which stays reserved meanwhile. An unconfirmed old address gets no restore link,
 * because it may belong to a stranger.
 *
 * @returns the message shown to the player, or undefined if the link has expired
 */
export async function applyAddressLink(deps: AddressDeps, link: AddressLink): Promise<string | undefined> {
  const message = await (link.kind === 'return' ? restoreOldAddress(deps, link) : setNewAddress(deps, link));
  deps.sessions.forgetAccount(link.accountId);
  return message;
}

function setNewAddress(deps: AddressDeps, { id, ...opened }: AddressLink): Promise<string | undefined> {
  const { accountId, email, emailKey: key, passwordHash, sessionHandle } = opened;
  return runAccountCommand(deps, accountId, {
    choice: `press ${id}`,
    async rule() {
      const [account, link] = await Promise.all([deps.accounts.byId(accountId), deps.confirmations.find(id)]);
      const hasAddress = account?.email !== undefined && emailKey(account.email) === key;
      const reply = `Thank you. ${email} is your address here from now on.`;
      if (link?.isUsed && hasAddress) return { steps: [], reply };
      if (!account || !link?.isOpen) return { steps: [], reply: undefined };
      const other = await deps.accounts.byEmail(email);
      if ((other && other.id !== accountId) || (await deps.confirmations.isReserved(key, accountId)))
        throw new Refused(addressTaken);
      const old = account.isEmailConfirmed && account.email !== undefined && !hasAddress ? account.email : undefined;
      const restoreLink = { kind: 'return', accountId, email: old ?? '', emailKey: emailKey(old ?? '') } as const;
      const steps = [
        deps.confirmations.using(id),
        deps.confirmations.ending(accountId),
        deps.accounts.readdressing(accountId, { email, emailKey: key, ...(passwordHash && { passwordHash }) }),
        deps.resets.ending(accountId),
        ...(old === undefined ? [] : deps.confirmations.storing(restoreLink, 'address changed')),
        deps.sessions.endingAllExcept(accountId, sessionHandle),
      ];
      return { steps, reply };
    },
  });
}

/** Restores the old address, removes the password, and unlinks every provider that was linked since the change. */
function restoreOldAddress(deps: AddressDeps, { id, accountId, email, emailKey: key, requestedAt }: AddressLink) {
  return runAccountCommand(deps, accountId, {
    choice: `press ${id}`,
    async rule() {
      const [account, link] = await Promise.all([deps.accounts.byId(accountId), deps.confirmations.find(id)]);
      const reply = `${email} is your address here again. All sessions are logged out, and the old password is removed: choose ‘Forgotten password’ on the log-in page to set a new one.`;
      if (link?.isUsed && account?.email !== undefined && emailKey(account.email) === key) return { steps: [], reply };
      if (!account || !link?.isOpen) return { steps: [], reply: undefined };
      const other = await deps.accounts.byEmail(email);
      if (other && other.id !== accountId) throw new Refused(addressTaken);
      const steps = [
        deps.confirmations.using(id),
        deps.confirmations.ending(accountId, true),
        deps.accounts.readdressing(accountId, { email, emailKey: key, passwordHash: null }),
        deps.resets.ending(accountId),
        deps.signIn.identities.unlinkingSince(accountId, requestedAt),
        deps.sessions.endingAllExcept(accountId),
      ];
      return { steps, reply };
    },
  });
}
