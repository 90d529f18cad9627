import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { root } from '../root.ts';
import type { PublishingCommand } from './publishing-commands.ts';
import { runPublishing } from './run-publishing.ts';

export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'publishing-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

export function aWorld(): string {
  const world = join(aFolder(), 'small');
  cpSync(join(root, 'language', 'starter'), world, { recursive: true });
  return world;
}

/** Runs commands as an author with a token does. */
export function anAuthor({ address, token }: { readonly address: string; readonly token: string }) {
  return async (command: PublishingCommand, ...typed: readonly string[]) => {
    const lines: string[] = [];
    const code = await runPublishing(command, [...typed, '--to', address], {
      variables: { PUBLISH_TOKEN: token },
      print: (line) => void lines.push(line),
    });
    return { code, said: lines.join('\n') };
  };
}

export const rewrite = (file: string, from: string | RegExp, to: string): void =>
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
