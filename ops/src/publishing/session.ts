import type { PublishingClient } from './publishing-client.ts';

/** What each command of an author works with. */
export type Session = {
  readonly client: PublishingClient;
  readonly server: URL;
  readonly print: (line: string) => void;
  /** Asks the author. Undefined if nobody can answer. */
  readonly ask?: (question: string) => Promise<string>;
  readonly isAgreed: boolean;
  /** Ends the command, wherever it is. */
  readonly signal: AbortSignal;
  /** Says what an interruption leaves behind from now on, and how to go on. */
  readonly leave: (sentence: string) => void;
};
