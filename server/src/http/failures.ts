import type { Refusal } from '@underhall/engine';

/** A valid request that was refused. The player sees the message. */
export class Refused extends Error {
  /** Sent with the message: messages for single form fields, or flags for the page. */
  readonly fields: Readonly<Record<string, string | boolean>>;
  constructor(message: string, fields: Readonly<Record<string, string | boolean>> = {}) {
    super(message);
    this.fields = fields;
  }
}

export class IdempotencyKeyReused extends Refused {
  constructor() {
    super('This Idempotency-Key was already used for another call. Send a new key with each call.');
  }
}

/** `refusal-text.ts` has the message. */
export class RefusedByRule extends Error {
  readonly refusal: Refusal;
  /** Sent with the message. */
  readonly fields: object;
  constructor(refusal: Refusal, fields: object = {}) {
    super(refusal);
    this.refusal = refusal;
    this.fields = fields;
  }
}

/** The payment provider could not be reached, or its records could not be read. The caller retries later. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** Concurrent turns of a character kept colliding after all retries. */
export class Busy extends Error {}

/** This environment does not have the endpoint. The reply is the same as for an unknown URL. */
export class NotFound extends Error {}

/** The token is missing or invalid, or its session has ended. */
export class NotSignedIn extends Error {}

/** The publish token is missing, unknown, expired or revoked. */
export class NotPublisher extends Error {
  constructor(state: 'expired' | 'revoked' | 'unknown' = 'unknown') {
    super(
      state === 'unknown'
        ? 'This needs a publish token, and the server knows none like the one that was sent.'
        : `The publish token is ${state}.`,
    );
  }
}

/** The request needs a recent proof of identity, and the session has none. */
export class ProofRequired extends Error {}

/** No account has these credentials. */
export class BadCredentials extends Error {}

export class TooManyRequests extends Error {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super('too many requests');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Bodies and replies need more memory than they may. */
export class Overloaded extends Error {
  readonly statusCode = 503;
}
