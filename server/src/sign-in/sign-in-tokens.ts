import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { SignInProvider } from '@underhall/contract';
import { createSigner, createVerifier } from 'fast-jwt';
import type { Identity } from './provider.ts';

/** OAuth state of a sign-in, which the provider returns with the player. */
export type SignInState = {
  readonly provider: SignInProvider;
  readonly nonce: string;
  /** SHA-256 of the secret of the tab that began the sign-in, as base64url. */
  readonly tab: string;
};

/** The ticket that a player brings from a provider's page to the log-in request. */
export type Ticket = SignInState & { readonly identity: Identity };

/** The signed tokens of a sign-in through a provider's page. None of it is stored. */
export type SignInTokens = {
  /** Signs a state, valid for ten minutes. */
  stateOf(way: SignInState): string;
  /** Reads a state; undefined if it is not ours or has expired. */
  readState(state: string): SignInState | undefined;
  /** The PKCE code verifier of a nonce. */
  verifierOf(nonce: string): string;
  /** Signs a ticket, valid for one minute in the tab that began the sign-in. */
  ticketOf(ticket: Ticket): string;
  /** Reads the ticket of a credential: `<ticket>.<tab secret>`. Undefined for anything else. */
  readTicket(credential: string): Ticket | undefined;
};

const stateLifeMs = 10 * 60_000;
const ticketLifeMs = 60_000;

export function signInTokensSignedWith(secret: string, clock = () => Date.now()): SignInTokens {
  const key = createHmac('sha256', secret).update('sign-in round trip').digest('hex');
  const common = { key, algorithm: 'HS256', mutatePayload: false } as const;
  const sign = {
    state: createSigner({ ...common, expiresIn: stateLifeMs, aud: 'state' }),
    ticket: createSigner({ ...common, expiresIn: ticketLifeMs, aud: 'ticket' }),
  };
  const read = <Word>(aud: 'state' | 'ticket', word: string): Word | undefined => {
    try {
      return createVerifier({ key, algorithms: ['HS256'], allowedAud: aud, clockTimestamp: clock() })(word) as Word;
    } catch {
      return undefined;
    }
  };
  const issued = () => ({ iat: Math.floor(clock() / 1000) });
  return {
    stateOf: (way) => sign.state({ ...way, ...issued() }),
    readState: (state) => read<SignInState>('state', state),
    verifierOf: (nonce) => createHmac('sha256', key).update(`pkce ${nonce}`).digest('base64url'),
    ticketOf: (ticket) => sign.ticket({ ...ticket, ...issued() }),
    readTicket(credential) {
      const [, word = '', secretOfTab = ''] = /^([\w-]+\.[\w-]+\.[\w-]+)\.([\w-]+)$/.exec(credential) ?? [];
      const ticket = word === '' ? undefined : read<Ticket>('ticket', word);
      return ticket && isOf(secretOfTab, ticket.tab) ? ticket : undefined;
    },
  };
}

/** The hash of a tab's secret, which goes to a provider and back: the provider cannot read the secret. */
export const hashOfTab = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

function isOf(secret: string, hash: string): boolean {
  const [one, other] = [Buffer.from(hashOfTab(secret)), Buffer.from(hash)];
  return one.length === other.length && timingSafeEqual(one, other);
}
