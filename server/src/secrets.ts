import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from './config.ts';
import { giveToOwner } from './db/embedded/give-to-owner.ts';

export type Secrets = {
  /** Signs the tokens, and the links in letters. */
  readonly signing: string;
  /** Keys the luck of every turn. */
  readonly luck: string;
  /** The secrets that signed them before: still believed, but nothing is signed with them any more. */
  readonly oldSigning?: readonly string[];
};

const shortest = 32;

/** Secrets from the environment; else from files that only the folder's owner can read, made on the first start. */
export function openSecrets(config: Config): Secrets {
  const { dataDir, secrets: set } = config;
  const oldSigning = set.signing === undefined ? storedOld(dataDir) : (config.oldSigningSecrets ?? []);
  const secrets = {
    signing: set.signing ?? storedSecret(dataDir, 'signing'),
    luck: set.luck ?? storedSecret(dataDir, 'luck'),
    ...(oldSigning.length > 0 && { oldSigning }),
  };
  if (secrets.signing === secrets.luck) throw new Error('SIGNING_SECRET and LUCK_SECRET have to differ.');
  return secrets;
}

/** True if the secrets of a server that has run before are there: `openSecrets` makes none. */
export const hasSecrets = ({ dataDir, secrets }: Config): boolean =>
  (['signing', 'luck'] as const).every((name) => secrets[name] !== undefined || existsSync(fileOf(dataDir, name)));

const fileOf = (dataDir: string, name: string): string => join(dataDir, 'secrets', name);

/** Stores secrets that come from elsewhere, such as a backup. One that is stored already stays: false if it is another. */
export function placeSecrets(dataDir: string, { oldSigning, ...secrets }: Secrets): boolean {
  const named = Object.entries({ ...secrets, ...(oldSigning && { [oldName]: oldSigning.join('\n') }) });
  const placed = named.map(([name, secret]) => readOrMake(dataDir, fileOf(dataDir, name), secret) === secret);
  return !placed.includes(false);
}

const oldName = 'old-signing';
const mostOld = 3;

/** The old keys that are stored, the newest first. */
const storedOld = (dataDir: string): readonly string[] =>
  existsSync(fileOf(dataDir, oldName))
    ? readFileSync(fileOf(dataDir, oldName), 'utf8').split('\n').filter(Boolean)
    : [];

/**
 * Stores a new key in place of the one that signs, which the next start takes up. The one before is believed further, and
 * three before it at most; none is, if they are to be `forgotten`. Returns the way to undo it.
 */
export function rotateSigning(dataDir: string, { isOldForgotten = false } = {}): () => void {
  const before = { signing: storedSecret(dataDir, 'signing'), old: storedOld(dataDir) };
  const put = (signing: string, old: readonly string[]): void => {
    // The old ones first: however this ends, what signs is never missing among those that are believed.
    if (old.length > 0) write(dataDir, oldName, `${old.join('\n')}\n`);
    write(dataDir, 'signing', signing);
    if (old.length === 0) rmSync(fileOf(dataDir, oldName), { force: true });
  };
  put(randomBytes(shortest).toString('hex'), isOldForgotten ? [] : [before.signing, ...before.old].slice(0, mostOld));
  return () => put(before.signing, before.old);
}

/** Replaces a stored secret: it is the old one or the new one, however this ends. */
function write(dataDir: string, name: string, text: string): void {
  const unfinished = `${fileOf(dataDir, name)}.${process.pid}`;
  writeFileSync(unfinished, text, { mode: 0o600, flush: true });
  giveToOwner(dataDir, unfinished);
  renameSync(unfinished, fileOf(dataDir, name));
}

function storedSecret(dataDir: string, name: string): string {
  const file = fileOf(dataDir, name);
  const secret = readOrMake(dataDir, file);
  if (secret.length >= shortest) return secret;
  throw new Error(
    `The secret in ${file} is too short: it has to be at least ${shortest} characters. ` +
      'Write a longer one there, or remove the file: the next start makes a new one.',
  );
}

function readOrMake(dataDir: string, file: string, secret?: string): string {
  try {
    const folder = dirname(file);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    giveToOwner(dataDir, folder);
    if (!existsSync(file)) make(dataDir, file, secret ?? randomBytes(shortest).toString('hex'));
    giveToOwner(dataDir, file);
    return readFileSync(file, 'utf8').trim();
  } catch (failure) {
    throw new Error(
      `The secret ${file} cannot be kept or read (${failure instanceof Error ? failure.message : failure}). ` +
        'Start as the account that owns the data folder, and let that account own what is in it.',
    );
  }
}

/** Written beside and then named, so that the file is whole or not there, however this ends. */
function make(dataDir: string, file: string, secret: string): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, secret, { mode: 0o600, flush: true });
  giveToOwner(dataDir, unfinished);
  try {
    // Of two servers that start on one folder, the second keeps to what the first wrote.
    linkSync(unfinished, file);
  } catch (failure) {
    // Not every file system knows links.
    if ((failure as NodeJS.ErrnoException).code !== 'EEXIST') renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}
