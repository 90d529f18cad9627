import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { SignInProvider } from '@underhall/contract';
import { createSigner, createVerifier } from 'fast-jwt';
import type { Identity } from './provider.ts';

export type SignInState = {
  readonly provider: SignInProvider;
  readonly nonce: string;
  /** SHA-256 of the tab's secret in base64url. */
  readonly tab: string;
};

/** The client exchanges a ticket for a session. */
export type Ticket = SignInState & { readonly identity: Identity };

/** The server stores none of these tokens. */
export type SignInTokens = {
  /** Valid for ten minutes. */
  stateOf(state: SignInState): string;
  /** Returns undefined if the state is not ours or has expired. */
  readState(state: string): SignInState | undefined;
  /** Returns the PKCE code verifier that belongs to a nonce. */
  verifierOf(nonce: string): string;
  /** Valid for one minute. */
  ticketOf(ticket: Ticket): string;
  /** Reads `<ticket>.<tab secret>`. Returns undefined for any other text. */
  readTicket(credential: string): Ticket | undefined;
};

const stateLifeMs = 10 * 60_000;
const ticketLifeMs = 60_000;

export function signInTokensSignedWith(secret: string, clock: () => number): SignInTokens {
  const key = createHmac('sha256', secret).update('sign-in round trip').digest('hex');
  const common = { key, algorithm: 'HS256', mutatePayload: false } as const;
  const sign = {
    state: createSigner({ ...common, expiresIn: stateLifeMs, aud: 'state' }),
    ticket: createSigner({ ...common, expiresIn: ticketLifeMs, aud: 'ticket' }),
  };
  const read = <Payload>(aud: 'state' | 'ticket', token: string): Payload | undefined => {
    try {
      return createVerifier({ key, algorithms: ['HS256'], allowedAud: aud, clockTimestamp: clock() })(token) as Payload;
    } catch {
      return undefined;
    }
  };
  const issued = () => ({ iat: Math.floor(clock() / 1000) });
  return {
    stateOf: (state) => sign.state({ ...state, ...issued() }),
    readState: (state) => read<SignInState>('state', state),
    verifierOf: (nonce) => createHmac('sha256', key).update(`pkce ${nonce}`).digest('base64url'),
    ticketOf: (ticket) => sign.ticket({ ...ticket, ...issued() }),
    readTicket(credential) {
      const [, token = '', tabSecret = ''] = /^([\w-]+\.[\w-]+\.[\w-]+)\.([\w-]+)$/.exec(credential) ?? [];
      const ticket = token === '' ? undefined : read<Ticket>('ticket', token);
      return ticket && hasHash(tabSecret, ticket.tab) ? ticket : undefined;
    },
  };
}

/** The provider sees only this hash, never the tab's secret. */
export const hashOfTab = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

function hasHash(secret: string, hash: string): boolean {
  const [one, other] = [Buffer.from(hashOfTab(secret)), Buffer.from(hash)];
  return one.length === other.length && timingSafeEqual(one, other);
}
