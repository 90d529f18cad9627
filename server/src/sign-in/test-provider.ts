import { createHash, createHmac } from 'node:crypto';
import type { SignInProvider } from '@underhall/contract';
import { testClientId } from '@underhall/contract';
import { createSigner, createVerifier } from 'fast-jwt';
import type { Identity, IdentityProvider } from './provider.ts';

export type TestProvider = IdentityProvider & {
  /** Signs an ID token like a real provider: short-lived and bound to the nonce. */
  sign(person: Omit<Identity, 'subject'>, nonce: string): string;
  /** Equal fields always give the same person. */
  personOf(person: Omit<Identity, 'subject'>): Identity;
};

type Claims = { sub: string; name?: string; email?: string; email_verified?: boolean; nonce: string };

const lifeMs = 5 * 60_000;
const issuer = 'underhall test provider';

/** Replaces a provider in tests. Its page accepts any name. The provider signs with a key that only this server has. */
export function testProvider(provider: SignInProvider, signingSecret: string): TestProvider {
  const key = createHmac('sha256', signingSecret).update(`test provider ${provider}`).digest('hex');
  const aud = provider;
  const sign = createSigner({ key, algorithm: 'HS256', expiresIn: lifeMs, iss: issuer, aud });
  const verify = createVerifier({ key, algorithms: ['HS256'], allowedIss: issuer, allowedAud: aud });
  const personOf: TestProvider['personOf'] = (person) => ({
    ...person,
    subject: subjectOf(person.email ?? person.name ?? ''),
  });
  return {
    provider,
    clientId: testClientId,
    personOf,
    async pageFor({ state }) {
      return `/sign-in/test/${provider.toLowerCase()}?${new URLSearchParams({ state })}`;
    },
    // The test page redirects with a ticket, so there is no code.
    async exchangeCode() {
      return undefined;
    },
    sign: ({ name, email, isEmailVerified }, nonce) =>
      sign({
        sub: personOf({ ...(name && { name }), ...(email && { email }), isEmailVerified }).subject,
        name,
        email,
        email_verified: isEmailVerified,
        nonce,
      } satisfies Named),
    async identify(credential) {
      try {
        const { sub, name, email, email_verified, nonce } = verify(credential) as Claims;
        const contact = { ...(name && { name }), ...(email && { email }) };
        return { identity: { subject: sub, ...contact, isEmailVerified: email_verified === true }, nonce };
      } catch {
        return undefined;
      }
    },
  };
}

type Named = { [Claim in keyof Claims]: Claims[Claim] | undefined };

/** The prefix separates test subjects from those of real providers. */
const subjectOf = (words: string): string =>
  `test:${createHash('sha256').update(words.trim().toLowerCase()).digest('hex').slice(0, 24)}`;
