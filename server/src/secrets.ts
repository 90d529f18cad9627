import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

export type Secrets = {
  /** Signs the tokens. */ readonly signing: string /** Keys the luck of every turn. */;
  readonly luck: string;
};

/** From the environment; else from files that only this user can read, made on the first start. */
export function openSecrets(config: Config): Secrets {
  const secrets = {
    signing: config.secrets.signing ?? kept(config.dataDir, 'signing'),
    luck: config.secrets.luck ?? kept(config.dataDir, 'luck'),
  };
  if (secrets.signing === secrets.luck) throw new Error('SIGNING_SECRET and LUCK_SECRET have to differ.');
  return secrets;
}

function kept(dataDir: string, name: string): string {
  const folder = join(dataDir, 'secrets');
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== 'EEXIST') throw failure;
  }
  return readFileSync(file, 'utf8').trim();
}
