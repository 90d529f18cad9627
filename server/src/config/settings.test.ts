import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig, settingGroups } from '../config.ts';

const rows = settingGroups.flatMap(({ settings }) => settings);

test('each setting is in the table once, with one sentence', () => {
  const names = rows.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { purpose } of rows) expect(purpose).toMatch(/^[A-Z][^|\n]*\.(?: [^.]*)?$/);
});

test('each secret can be read from a file', () => {
  const secrets = rows.filter(({ isSecret }) => isSecret);
  expect(secrets.length).toBeGreaterThan(8);
  for (const { name, fileVariable } of secrets) expect(fileVariable).toBe(`${name}_FILE`);
});

const inFile = (text: string): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'setting-')), 'value');
  writeFileSync(file, text);
  return file;
};

test('a value from a file replaces the variable and loses surrounding white space', () => {
  const secret = 's'.repeat(40);
  const config = readConfig({
    SIGNING_SECRET: 'x'.repeat(40),
    SIGNING_SECRET_FILE: inFile(`${secret}\n`),
    SMTP_URL_FILE: inFile('smtp://mail.example:25\n'),
    PORT_FILE: inFile('9000\n'),
  });
  expect(config.secrets.signing).toBe(secret);
  expect(config.smtpUrl).toBe('smtp://mail.example:25');
  expect(config.port).toBe(9000);
});

test('a file that cannot be read is an error that names setting, file, reason and remedy', () => {
  expect(() => readConfig({ METRICS_TOKEN_FILE: '/nowhere/token' })).toThrow(
    "METRICS_TOKEN_FILE names /nowhere/token, which cannot be read (ENOENT). Let the server's account read it, or name another file.",
  );
});

test('the error about a wrong secret does not repeat it', () => {
  const wrong = 'hunter2';
  for (const name of [
    'SIGNING_SECRET',
    'LUCK_SECRET',
    'OLD_SIGNING_SECRETS',
    'METRICS_TOKEN',
    'DATABASE_URL',
    'SMTP_URL',
  ]) {
    const read = () => readConfig({ [name]: wrong });
    expect(read).toThrow(name);
    expect(read).not.toThrow(wrong);
  }
});

test('a public URL that is more than an origin is refused by name', () => {
  const read = (PUBLIC_URL: string) => () => readConfig({ PUBLIC_URL }).publicUrl;
  for (const origin of ['https://game.example', 'https://game.example/', 'http://localhost:8080'])
    expect(read(origin)()).toBe(origin);
  for (const rest of ['/game', '/game/', '/?from=mail', '/#top'])
    expect(read(`https://game.example${rest}`)).toThrow('PUBLIC_URL has more than a scheme, a host and a port.');
  expect(read('https://ada:hunter2@game.example')).toThrow(/^PUBLIC_URL has more(?!.*hunter2)/);
});
