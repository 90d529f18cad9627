import type { RegistrationFieldErrors } from '@underhall/contract';
import type { Account, AccountStore } from '../account/account-store.ts';
import { emailKey, faultOfEmail, faultOfPassword, faultOfUserName, nameKey, tidy } from '../account/name-rules.ts';
import { Refused } from '../http/failures.ts';
import type { Tally } from '../http/rate-limits.ts';
import type { Passwords } from '../session/passwords.ts';

export type RegisterDeps = { readonly accounts: AccountStore; readonly passwords: Passwords };

type Application = { readonly userName: string; readonly emailAddress: string; readonly password: string };

/**
 * Opens an account, or says what is wrong with each field. Sent twice with the same three values, it is the same
 * account both times. `openings` limits the accounts opened from one network address.
 */
export async function registerUser(deps: RegisterDeps, application: Application, openings: Tally): Promise<Account> {
  const { userName, emailAddress, password } = application;
  const name = tidy(userName);
  const email = emailAddress.trim();
  refuseFaults({
    userNameErrorMessage: faultOfUserName(name),
    emailAddressErrorMessage: faultOfEmail(email),
    passwordErrorMessage: faultOfPassword(password, name, email),
  });
  await openings.check();
  const passwordHash = await deps.passwords.hash(password);
  const keys = { userNameKey: nameKey(name), emailKey: emailKey(email) };
  const opened = await deps.accounts.open({ userName: name, email, passwordHash, ...keys });
  if (typeof opened !== 'string') {
    await openings.count();
    return opened;
  }

  const existing = await deps.accounts.byEmail(keys.emailKey);
  if (existing && nameKey(existing.userName) === keys.userNameKey) {
    if (await deps.passwords.matches(password, existing.passwordHash)) return existing;
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
