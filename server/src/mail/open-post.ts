import type { ServerOptions } from '../server-options.ts';
import type { Post } from './mail.ts';
import { outboxIn } from './outbox-folder.ts';

/** Where letters go by the settings. */
export function openPost({ outboxFolder, publicUrl }: ServerOptions): Post {
  if (outboxFolder) return outboxIn(outboxFolder, senderAt(publicUrl));
  return { send: async ({ subject }) => Promise.reject(new Error(`nowhere to send "${subject}" to`)) };
}

/** Letters come from the address players type. */
const senderAt = (publicUrl: string | undefined): string =>
  `no-reply@${publicUrl ? new URL(publicUrl).hostname : 'underhall.example'}`;
