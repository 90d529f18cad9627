import type { ServerOptions } from '../server-options.ts';
import type { Sender } from './as-message.ts';
import type { Post } from './letter.ts';
import { outboxIn } from './outbox-folder.ts';
import { smtpPost } from './smtp-post.ts';

export type OpenPost = Post & { close?(): void };

/**
 * The post office that the server's options choose: a mail server, else a folder. `name` is the sender's, asked for each
 * letter: a running server may take in another world.
 */
export function openPost({ smtpUrl, mailFrom, outboxFolder, publicUrl }: ServerOptions, name: () => string): OpenPost {
  const from = (): Sender => ({ name: name(), address: mailFrom ?? senderAt(publicUrl) });
  if (smtpUrl) return smtpPost(smtpUrl, from);
  if (outboxFolder) return outboxIn(outboxFolder, from);
  return { send: async ({ subject }) => Promise.reject(new Error(`nowhere to send "${subject}" to`)) };
}

/** Letters come from the address players type. */
const senderAt = (publicUrl: string | undefined): string =>
  `no-reply@${publicUrl ? new URL(publicUrl).hostname : 'game.example'}`;
