import { world } from './world.ts';
/** A rule of the game refused the call. `message` is for the player; `fields` is the reply. */
export class Refused extends Error {
  readonly fields: Readonly<Record<string, unknown>>;

  constructor(message: string, fields: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = 'Refused';
    this.fields = fields;
  }
}

export type Trouble = 'unreachable' | 'signed out' | 'too many' | 'maintenance' | 'fault' | 'misunderstood';

/** A failed call, with a message that tells the player what to do. */
export class Failure extends Error {
  readonly trouble: Trouble;
  /** HTTP status, or undefined without a reply. */
  readonly status: number | undefined;
  /** The announced end of maintenance. */
  readonly until: Date | undefined;

  constructor(trouble: Trouble, message: string, about: { readonly status?: number; readonly until?: Date } = {}) {
    super(message);
    this.name = 'Failure';
    this.trouble = trouble;
    this.status = about.status;
    this.until = about.until;
  }
}

const withUnit = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Rounds up, so that the player does not retry too early. */
const formatWait = (seconds: number) =>
  seconds > 60 ? withUnit(Math.ceil(seconds / 60), 'minute') : withUnit(seconds, 'second');

export const unreachableFailure = () =>
  new Failure('unreachable', `${world.title} cannot be reached. Check your connection, then try again.`);

/** The content of an error reply, without its status. */
export type FailedAnswer = {
  readonly message?: string;
  readonly until?: Date;
  readonly retryAfter?: string | null;
  /** False if a 503 reply is not about maintenance. */
  readonly isMaintenance?: boolean;
};

/** Maps a status other than 200 to a failure with a message for the player. */
export function toFailure(
  status: number,
  { message: serverMessage, until, retryAfter = null, isMaintenance = true }: FailedAnswer = {},
): Failure {
  if (status === 401) return new Failure('signed out', 'Your session has ended. Please log in again.', { status });
  if (status === 429) {
    const wait = Number(retryAfter) || 10;
    return new Failure('too many', `Too many requests. Please wait ${formatWait(wait)}, then try again.`, { status });
  }
  if (status === 503 && isMaintenance) {
    const words = serverMessage ?? `${world.title} is undergoing scheduled maintenance.`;
    return new Failure('maintenance', words, { status, ...(until && { until }) });
  }
  if (status >= 500) {
    const said = status === 503 && serverMessage;
    return new Failure('fault', said || `${world.texts.pages.fault}. Nothing is lost: try again in a minute.`, {
      status,
    });
  }
  const words = serverMessage ?? 'The server did not understand this request. Reload the page, then try again.';
  return new Failure('misunderstood', words, { status });
}
