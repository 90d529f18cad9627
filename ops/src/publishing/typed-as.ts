import { quote } from '@underhall/language';
import type { PublishingCommand } from './publishing-commands.ts';

/** The command as an author types it. */
export const typedAs = (command: PublishingCommand, server: string, ...words: readonly string[]): string =>
  ['npm run world', command, '--', ...words.map(quote), '--to', server].join(' ');
