import type { PublishingClient } from './publishing-client.ts';
import { Stop } from './stop.ts';

export type GoLive = {
  readonly client: PublishingClient;
  readonly print: (line: string) => void;
  /** Asks the author. Undefined if nobody can answer. */
  readonly ask?: (question: string) => Promise<string>;
  readonly isAgreed: boolean;
};

/** Shows what a compiled version changes, asks, and makes it live. */
export async function goLive({ client, print, ask, isAgreed }: GoLive, version: number): Promise<void> {
  const { lines } = await client.call('GET /extra/publishing/changes', { version });
  for (const line of lines) print(line);
  if (!isAgreed) {
    if (!ask)
      throw new Stop(
        `Nobody can answer here, so version ${version} is not live. To make it live without a question: npm run world roll-back -- ${version} --yes --to URL`,
      );
    const answer = await ask(`Make version ${version} live? (yes/no) `);
    if (!/^y(es)?$/i.test(answer.trim()))
      throw new Stop(
        `Version ${version} is not live. To change that later: npm run world roll-back -- ${version} --to URL`,
      );
  }
  await client.call('POST /extra/publishing/golive', { version });
  print(`version ${version} is live`);
}
