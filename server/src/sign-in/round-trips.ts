import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { SignInProvider } from '@underhall/contract';
import { createSigner, createVerifier } from 'fast-jwt';
import type { Identity } from './provider.ts';

/** A player's way out to a provider, as our own word for it travels there and back. */
export type WayOut = {
  readonly provider: SignInProvider;
  readonly nonce: string;
  /** SHA-256 of the secret of the tab that began, as base64url. */
  readonly tab: string;
};

/** The word of ours that a player brings from a provider's page to the call that logs in. */
export type Ticket = WayOut & { readonly identity: Identity };

/** The signed words by which a sign-in goes to a provider's page and comes back; nothing of it is stored. */
export type RoundTrips = {
  /** The state of a way out, good for ten minutes. */
  stateOf(way: WayOut): string;
  /** The way out of a state that is ours and not too old. */
  readState(state: string): WayOut | undefined;
  /** The secret of PKCE that belongs to a nonce. */
  verifierOf(nonce: string): string;
  /** A ticket, good for a minute, which only the tab that began can use. */
  ticketOf(ticket: Ticket): string;
  /** The ticket in a credential: the ticket's own word, a full stop, and the secret of the tab. Undefined for all else. */
  readTicket(credential: string): Ticket | undefined;
};

const stateLifeMs = 10 * 60_000;
const ticketLifeMs = 60_000;

export function roundTripsSignedWith(secret: string, clock = () => Date.now()): RoundTrips {
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
    readState: (state) => read<WayOut>('state', state),
    verifierOf: (nonce) => createHmac('sha256', key).update(`pkce ${nonce}`).digest('base64url'),
    ticketOf: (ticket) => sign.ticket({ ...ticket, ...issued() }),
    readTicket(credential) {
      const [, word = '', secretOfTab = ''] = /^([\w-]+\.[\w-]+\.[\w-]+)\.([\w-]+)$/.exec(credential) ?? [];
      const ticket = word === '' ? undefined : read<Ticket>('ticket', word);
      return ticket && isOf(secretOfTab, ticket.tab) ? ticket : undefined;
    },
  };
}

/** A tab's secret as it goes to a provider and back: nobody can read it there. */
export const hashOfTab = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

function isOf(secret: string, hash: string): boolean {
  const [one, other] = [Buffer.from(hashOfTab(secret)), Buffer.from(hash)];
  return one.length === other.length && timingSafeEqual(one, other);
}
