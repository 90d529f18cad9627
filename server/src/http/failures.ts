import type { Refusal } from '@underhall/engine';

/** The rules, or a form, said no. The player sees why; nobody is paged. */
export class Refused extends Error {
  /** What a form is told beside its general message, by field. */
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

/** A rule's no, in its own word. */
export class AgainstTheRules extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** The same character acted several times at once, and kept doing so. */
export class Busy extends Error {}

/** As if the call did not exist: it does not, where this server runs. */
export class NothingThere extends Error {}

/** No token, a rejected one, or a session that has ended. */
export class NotSignedIn extends Error {}

/** These credentials fit no account; which part was wrong is not told. */
export class BadCredentials extends Error {}

/** More work of this kind is waiting than can be done soon. */
export class TooMuch extends Error {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super('too much at once');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
