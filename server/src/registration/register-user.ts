import type { RegistrationFieldErrors } from '@underhall/contract';
import type { Account, AccountStore } from '../account/account-store.ts';
import { emailKey, faultOfEmail, faultOfUserName, nameKey, tidy, tidyEmail } from '../account/name-rules.ts';
import { faultOfPassword } from '../account/password-rules.ts';
import { Refused } from '../http/failures.ts';
import type { RateLimitCounter } from '../http/rate-limit-counters.ts';
import { type DeliveryDeps, faultOfDelivery } from '../mail/fault-of-delivery.ts';
import type { Passwords } from '../session/passwords.ts';
import type { PackDeps } from '../world/world-cache.ts';

export type RegisterDeps = PackDeps & DeliveryDeps & { readonly accounts: AccountStore; readonly passwords: Passwords };

type Registration = { readonly userName: string; readonly emailAddress: string; readonly password: string };

type RegistrationCounters = {
  readonly signUps: RateLimitCounter;
  readonly failedLogins: RateLimitCounter;
  /** Called if a sign-up for an existing account has a wrong password. */
  readonly onWrongPassword: (accountId: number) => void;
};

/**
 * Opens an account. A repeat with the same name, address and password returns the existing account. A repeat with a
 * wrong password counts in `failedLogins`. `signUps` limits new accounts per network address.
 *
 * @throws Refused with a message for each invalid field
 */
export async function registerUser(
  deps: RegisterDeps,
  registration: Registration,
  { signUps, failedLogins, onWrongPassword }: RegistrationCounters,
): Promise<Account> {
  const { userName, emailAddress, password } = registration;
  const { title } = deps.world.pack.words;
  const name = tidy(userName);
  const email = tidyEmail(emailAddress);
  refuseFaults({
    userNameErrorMessage: faultOfUserName(name, title),
    emailAddressErrorMessage: faultOfEmail(email) ?? (await faultOfDelivery(deps, email)),
    passwordErrorMessage: faultOfPassword(password, name, email, title),
  });
  await signUps.count();
  const passwordHash = await deps.passwords.hash(password);
  const keys = { userNameKey: nameKey(name), emailKey: emailKey(email) };
  const opened = await deps.accounts.open({ userName: name, email, passwordHash, ...keys });
  if (typeof opened !== 'string') return opened;
  await signUps.uncount();

  const existing = await deps.accounts.byEmail(email);
  if (existing && nameKey(existing.userName) === keys.userNameKey) {
    await failedLogins.count();
    if (await deps.passwords.matches(password, existing.passwordHash)) {
      await failedLogins.uncount();
      return existing;
    }
    onWrongPassword(existing.id);
  }
  throw refusal(
    opened === 'address taken'
      ? { emailAddressErrorMessage: 'There is an account with this address already. Log in instead?' }
      : { userNameErrorMessage: `${name} is taken.` },
  );
}

type Faults = { readonly [Field in keyof RegistrationFieldErrors]: string | undefined };

function refuseFaults(faults: Faults): void {
  if (Object.values(faults).some((fault) => fault !== undefined)) throw refusal(faults);
}

function refusal(faults: Faults): Refused {
  const errors = Object.entries(faults).filter((fault): fault is [string, string] => fault[1] !== undefined);
  return new Refused('Something here needs another look.', Object.fromEntries(errors));
}
