import { world } from './world.ts';
/** The rules said no: `message` is for the player, `fields` is the reply as it came. */
export class Refused extends Error {
  readonly fields: Readonly<Record<string, unknown>>;

  constructor(message: string, fields: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = 'Refused';
    this.fields = fields;
  }
}

export type Trouble = 'unreachable' | 'signed out' | 'too many' | 'maintenance' | 'fault' | 'misunderstood';

/** The call itself failed; the message tells a person what to do about it. */
export class Failure extends Error {
  readonly trouble: Trouble;
  /** Of the answer; undefined where there was none. */
  readonly status: number | undefined;
  /** The end of maintenance, if the answer names it. */
  readonly until: Date | undefined;

  constructor(trouble: Trouble, message: string, about: { readonly status?: number; readonly until?: Date } = {}) {
    super(message);
    this.name = 'Failure';
    this.trouble = trouble;
    this.status = about.status;
    this.until = about.until;
  }
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** A wait in words: above a minute in minutes, rounded up, so that the next try does not come too early. */
const inWords = (seconds: number) =>
  seconds > 60 ? counted(Math.ceil(seconds / 60), 'minute') : counted(seconds, 'second');

export const unreachable = () =>
  new Failure('unreachable', `${world.title} cannot be reached. Check your connection, then try once more.`);

/** The parts of a failed answer beside its status. */
export type FailedAnswer = {
  readonly message?: string;
  readonly until?: Date;
  readonly retryAfter?: string | null;
  /** False where the server says that it is something else that keeps it from answering. */
  readonly isMaintenance?: boolean;
};

/** The failure that a status other than 200 means to the player. */
export function failureOf(
  status: number,
  { message: serverMessage, until, retryAfter = null, isMaintenance = true }: FailedAnswer = {},
): Failure {
  if (status === 401) return new Failure('signed out', 'Your session has ended. Please log in again.', { status });
  if (status === 429) {
    const wait = Number(retryAfter) || 10;
    return new Failure('too many', `Too much at once. Please wait ${inWords(wait)}, then try once more.`, { status });
  }
  if (status === 503 && isMaintenance) {
    const words = serverMessage ?? `${world.title} is undergoing scheduled maintenance.`;
    return new Failure('maintenance', words, { status, ...(until && { until }) });
  }
  if (status >= 500) {
    return new Failure('fault', `${world.texts.pages.fault}. Nothing of yours is lost: try once more in a minute.`, {
      status,
    });
  }
  const words = serverMessage ?? 'That could not be understood. Load the page again, then try once more.';
  return new Failure('misunderstood', words, { status });
}
