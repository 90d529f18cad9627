import type { Refusal } from '@underhall/engine';

/** A call that was understood and refused. The player sees the message; nobody is paged. */
export class Refused extends Error {
  /** Messages for single fields of a form, beside its general one. */
  readonly fields: Readonly<Record<string, string>>;
  constructor(message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message);
    this.fields = fields;
  }
}

/** A key that a caller used before, for something else. */
export class KeyUsedOtherwise extends Refused {
  constructor() {
    super('This Idempotency-Key was given to another call. Give each call a key of its own.');
  }
}

/** The refusal of a rule; `refusal-text.ts` has its words. */
export class AgainstTheRules extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** Turns of the same character collided more often than they are tried again. */
export class Busy extends Error {}

/** Answered like an unknown address, for calls that this environment does not have. */
export class NothingThere extends Error {}

/** No token, a rejected one, or a session that has ended. */
export class NotSignedIn extends Error {}

/** A call that asks for a recent proof of who one is, in a session whose last is older. */
export class ProofWanted extends Error {}

/** Credentials that fit no account; the answer does not say which part was wrong. */
export class BadCredentials extends Error {}

/** A rate limit or a queue is full. */
export class TooMuch extends Error {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super('too much at once');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
