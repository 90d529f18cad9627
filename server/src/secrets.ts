import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from './config.ts';
import { giveToOwner } from './db/embedded/give-to-owner.ts';
import { nodeRuntime } from './runtime/node-runtime.ts';

export type Secrets = {
  /** Signs login tokens and e-mail links. */
  readonly signing: string;
  /** Seeds the random numbers of every turn. */
  readonly luck: string;
  /** Earlier signing keys, newest first. Old keys are still accepted but never sign anything. */
  readonly oldSigning?: readonly string[];
};

const minSecretLength = 32;

/**
 * Returns the secrets. Secrets that are not configured are read from files that only their owner can read. The first
 * start creates those files.
 *
 * @throws Error if a file cannot be read or written, a secret is too short, or both secrets are equal
 */
export function openSecrets(config: Config): Secrets {
  const { dataDir, secrets: set } = config;
  const oldSigning = set.signing === undefined ? readOldSecrets(dataDir) : (config.oldSigningSecrets ?? []);
  const secrets = {
    signing: set.signing ?? storedSecret(dataDir, 'signing'),
    luck: set.luck ?? storedSecret(dataDir, 'luck'),
    ...(oldSigning.length > 0 && { oldSigning }),
  };
  if (secrets.signing === secrets.luck)
    throw new Error('SIGNING_SECRET and LUCK_SECRET are equal. Set them to different values.');
  return secrets;
}

export const hasSecrets = ({ dataDir, secrets }: Config): boolean =>
  (['signing', 'luck'] as const).every((name) => secrets[name] !== undefined || existsSync(fileOf(dataDir, name)));

const fileOf = (dataDir: string, name: string): string => join(dataDir, 'secrets', name);

/** Stores secrets, for example from a backup. Does not replace existing secrets, and returns false if one differs. */
export function storeSecrets(dataDir: string, { oldSigning, ...secrets }: Secrets): boolean {
  const named = Object.entries({ ...secrets, ...(oldSigning && { [oldSecretsFile]: oldSigning.join('\n') }) });
  const placed = named.map(([name, secret]) => readOrCreate(dataDir, fileOf(dataDir, name), secret) === secret);
  return !placed.includes(false);
}

const oldSecretsFile = 'old-signing';
const maxOldSecrets = 3;

/** Newest first. */
const readOldSecrets = (dataDir: string): readonly string[] =>
  existsSync(fileOf(dataDir, oldSecretsFile))
    ? readFileSync(fileOf(dataDir, oldSecretsFile), 'utf8').split('\n').filter(Boolean)
    : [];

/**
 * Replaces the stored signing key, starting with the next start of the server. Keeps accepting up to three old keys,
 * unless `isOldForgotten`.
 *
 * @returns a function that restores the previous keys
 */
export function rotateSigningKey(dataDir: string, { isOldForgotten = false } = {}): () => void {
  const before = { signing: storedSecret(dataDir, 'signing'), old: readOldSecrets(dataDir) };
  const put = (signing: string, old: readonly string[]): void => {
    // Write old keys first, so that a crash never loses the key that signed the current tokens.
    if (old.length > 0) replaceFile(dataDir, oldSecretsFile, `${old.join('\n')}\n`);
    replaceFile(dataDir, 'signing', signing);
    if (old.length === 0) rmSync(fileOf(dataDir, oldSecretsFile), { force: true });
  };
  put(
    nodeRuntime.randomBytes(minSecretLength).toString('hex'),
    isOldForgotten ? [] : [before.signing, ...before.old].slice(0, maxOldSecrets),
  );
  return () => put(before.signing, before.old);
}

function replaceFile(dataDir: string, name: string, text: string): void {
  const unfinished = `${fileOf(dataDir, name)}.${process.pid}`;
  writeFileSync(unfinished, text, { mode: 0o600, flush: true });
  giveToOwner(dataDir, unfinished);
  renameSync(unfinished, fileOf(dataDir, name));
}

function storedSecret(dataDir: string, name: string): string {
  const file = fileOf(dataDir, name);
  const secret = readOrCreate(dataDir, file);
  if (secret.length >= minSecretLength) return secret;
  throw new Error(
    `The secret in ${file} is too short: it must have at least ${minSecretLength} characters. ` +
      'Write a longer one, or remove the file: the next start creates a new one.',
  );
}

function readOrCreate(dataDir: string, file: string, secret?: string): string {
  try {
    const folder = dirname(file);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    giveToOwner(dataDir, folder);
    if (!existsSync(file))
      createFile(dataDir, file, secret ?? nodeRuntime.randomBytes(minSecretLength).toString('hex'));
    giveToOwner(dataDir, file);
    return readFileSync(file, 'utf8').trim();
  } catch (failure) {
    throw new Error(
      `The secret ${file} cannot be read or created (${failure instanceof Error ? failure.message : failure}). ` +
        'Start as the user that owns the data folder and everything in it.',
    );
  }
}

/** Hard-links a finished temporary file, so that the secret file is never incomplete. */
function createFile(dataDir: string, file: string, secret: string): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, secret, { mode: 0o600, flush: true });
  giveToOwner(dataDir, unfinished);
  try {
    // If two servers start at once, the second link fails, and that server uses the other one's secret.
    linkSync(unfinished, file);
  } catch (failure) {
    // For file systems that have no hard links.
    if ((failure as NodeJS.ErrnoException).code !== 'EEXIST') renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}
