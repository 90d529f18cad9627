import { NotSignedIn, Refused } from '../http/failures.ts';
import type { PackDeps } from '../world/world-cache.ts';
import type { Account, AccountStore } from './account-store.ts';
import type { AddressLink, ConfirmationStore } from './confirmation-store.ts';
import { emailKey, faultOfEmail } from './name-rules.ts';
import { faultOfPassword } from './password-rules.ts';
import { type AccountCommandDeps, digestOf, runAccountCommand } from './run-account-command.ts';
import type { WaysInDeps } from './ways-in-deps.ts';

export type AddressDeps = PackDeps &
  AccountCommandDeps &
  WaysInDeps & { readonly accounts: AccountStore; readonly confirmations: ConfirmationStore };

/** A new address, optionally with a password to log in with, and the handle of the requesting session. */
type Wish = { readonly emailAddress: string; readonly password?: string; readonly askedIn: string };

const mostInAnHour = 3;

/**
 * Sends a link to a new address. The account keeps its old address until the link is opened. With a password, the
 * player can also log in by e-mail from then on. An address that is confirmed already needs no e-mail. The reply is the
 * same whether or not another account has the address: only the e-mail says so. Returns the message shown to the
 * player.
 */
export function askForAddress(deps: AddressDeps, accountId: number, wish: Wish): Promise<string> {
  const email = wish.emailAddress.trim();
  const key = emailKey(email);
  return runAccountCommand(deps, accountId, {
    choice: `address ${digestOf(key)}`,
    async rule() {
      const account = await deps.accounts.byId(accountId);
      if (!account) throw new NotSignedIn();
      const isOwn = account.email !== undefined && emailKey(account.email) === key;
      const faults = faultsOf(deps, account, wish, isOwn);
      if (faults) throw new Refused('Something here needs another look.', faults);
      if (wish.password !== undefined && isOwn && account.isEmailConfirmed)
        return { steps: await setPassword(deps, account, wish.password, wish.askedIn), reply: bothWork(email) };

      const reply = `A letter is on its way to ${email}. Press the link in it within seven days; until then everything stays as it is.`;
      const asked = await deps.confirmations.askedLately(accountId);
      if (await isSame(deps, asked[0], key, wish.password)) return { steps: [], reply };
      if (asked.length >= mostInAnHour)
        throw new Refused('Three letters have been sent within the hour. Ask again later.', {
          emailAddressErrorMessage: 'Three letters have been sent within the hour. Ask again later.',
        });
      const { password, askedIn } = wish;
      const passwordHash = password === undefined ? {} : { passwordHash: await deps.passwords.hash(password) };
      const kind = password === undefined ? 'change' : 'link';
      const link = { kind, accountId, email, emailKey: key, askedIn, ...passwordHash } as const;
      return { steps: deps.confirmations.storing(link, 'confirm new address'), reply };
    },
  });
}

const bothWork = (email: string): string => `From now on you can log in by ${email} and this password too.`;

function faultsOf(
  { world }: PackDeps,
  { userName, email: own, passwordHash }: Account,
  { emailAddress, password }: Wish,
  isOwn: boolean,
): Readonly<Record<string, string>> | undefined {
  const isLinking = password !== undefined;
  const ofAddress = () => {
    if (emailAddress.trim() === '') return 'Required';
    if (isLinking && passwordHash !== undefined && !isOwn)
      return 'You log in by an e-mail address already. Update that one.';
    if (!isLinking && own === undefined) return 'There is no address with your account yet. Link one.';
    if (!isLinking && isOwn) return 'This is your address already.';
    return faultOfEmail(emailAddress.trim());
  };
  const ofPassword = () => {
    if (!isLinking) return undefined;
    if (password === '') return 'Required';
    return faultOfPassword(password, userName, emailAddress, world.pack.words.title);
  };
  const faults = { emailAddressErrorMessage: ofAddress(), passwordErrorMessage: ofPassword() };
  const told = Object.entries(faults).filter((each): each is [string, string] => each[1] !== undefined);
  return told.length > 0 ? Object.fromEntries(told) : undefined;
}

/** True if the same request was made just now: its e-mail is on its way. */
async function isSame(
  { passwords }: AddressDeps,
  last: AddressLink | undefined,
  key: string,
  password: string | undefined,
): Promise<boolean> {
  if (!last?.isOpen || !last.isJustAsked || last.emailKey !== key) return false;
  return password === undefined
    ? last.kind === 'change'
    : last.kind === 'link' && (await passwords.matches(password, last.passwordHash));
}

/** Sets the first password of an account whose address is confirmed. A duplicate request gets the same reply. */
async function setPassword(deps: AddressDeps, account: Account, password: string, askedIn: string) {
  if (await deps.passwords.matches(password, account.passwordHash)) return [];
  if (account.passwordHash !== undefined)
    throw new Refused('You log in by this address already. Change your password instead.', {
      emailAddressErrorMessage: 'You log in by this address already. Change your password instead.',
    });
  return [
    ...deps.resets.setting(account.id, await deps.passwords.hash(password)),
    deps.sessions.endingAllBut(account.id, askedIn),
  ];
}

const isTaken = 'This address belongs to another account by now, so that nothing was changed.';

/**
 * Sets the address of a link, ends all sessions except the one that requested it, and e-mails a restore link to the old
 * address. Returns the message shown to the player; undefined if the link has expired. An unconfirmed old address gets
 * no restore link: it may be a stranger's. No other account may take the old address meanwhile.
 */
export async function takeAddress(deps: AddressDeps, link: AddressLink): Promise<string | undefined> {
  const told = await (link.kind === 'return' ? takeBack(deps, link) : takeNew(deps, link));
  deps.sessions.forgetAccount(link.accountId);
  return told;
}

function takeNew(deps: AddressDeps, { id, ...pressed }: AddressLink): Promise<string | undefined> {
  const { accountId, email, emailKey: key, passwordHash, askedIn } = pressed;
  return runAccountCommand(deps, accountId, {
    choice: `press ${id}`,
    async rule() {
      const [account, link] = await Promise.all([deps.accounts.byId(accountId), deps.confirmations.find(id)]);
      const isHere = account?.email !== undefined && emailKey(account.email) === key;
      const reply = `Thank you. ${email} is your address here from now on.`;
      if (link?.isUsed && isHere) return { steps: [], reply };
      if (!account || !link?.isOpen) return { steps: [], reply: undefined };
      const other = await deps.accounts.byEmail(key);
      if ((other && other.id !== accountId) || (await deps.confirmations.isHeld(key, accountId)))
        throw new Refused(isTaken);
      const old = account.isEmailConfirmed && account.email !== undefined && !isHere ? account.email : undefined;
      const wayBack = { kind: 'return', accountId, email: old ?? '', emailKey: emailKey(old ?? '') } as const;
      const steps = [
        deps.confirmations.using(id),
        deps.confirmations.ending(accountId),
        deps.accounts.readdressing(accountId, { email, emailKey: key, ...(passwordHash && { passwordHash }) }),
        deps.resets.ending(accountId),
        ...(old === undefined ? [] : deps.confirmations.storing(wayBack, 'address changed')),
        deps.sessions.endingAllBut(accountId, askedIn),
      ];
      return { steps, reply };
    },
  });
}

/** Restores the old address. Removes the password and everything that was added since the change. */
function takeBack(deps: AddressDeps, { id, accountId, email, emailKey: key, askedAt }: AddressLink) {
  return runAccountCommand(deps, accountId, {
    choice: `press ${id}`,
    async rule() {
      const [account, link] = await Promise.all([deps.accounts.byId(accountId), deps.confirmations.find(id)]);
      const reply = `${email} is your address here again. Nobody is logged in any more, and the old password is gone: choose ‘Forgotten password’ on the log-in page to set another.`;
      if (link?.isUsed && account?.email !== undefined && emailKey(account.email) === key) return { steps: [], reply };
      if (!account || !link?.isOpen) return { steps: [], reply: undefined };
      const other = await deps.accounts.byEmail(key);
      if (other && other.id !== accountId) throw new Refused(isTaken);
      const steps = [
        deps.confirmations.using(id),
        deps.confirmations.ending(accountId, true),
        deps.accounts.readdressing(accountId, { email, emailKey: key, passwordHash: null }),
        deps.resets.ending(accountId),
        deps.signIn.identities.unlinkingSince(accountId, askedAt),
        deps.sessions.endingAllBut(accountId),
      ];
      return { steps, reply };
    },
  });
}
