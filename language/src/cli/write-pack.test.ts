import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeFile } from './write-pack.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'written-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function written(texts: readonly string[]): string {
  const path = join(folder, 'file');
  writeFile(path, ({ write }) => texts.forEach(write));
  return readFileSync(path, 'utf8');
}

test('writes texts in order', () => {
  expect(written(['Somebody', '\u2019s ', 'up', ''])).toBe('Somebody\u2019s up');
  expect(written([])).toBe('');
});

test('keeps the order of many small texts and single long ones', () => {
  const texts = Array.from({ length: 300 }, (_, i) => `${i} \u201cUp\u201d `.repeat(i % 50 === 0 ? 50_000 : 500));

  expect(written(texts)).toBe(texts.join(''));
});

test('can overwrite a text written before', () => {
  const path = join(folder, 'file');
  const answer = writeFile(path, ({ write, overwrite }) => {
    write('candle 0000 of 4012');
    overwrite('candle '.length, '4011');
    return 'lit';
  });

  expect(answer).toBe('lit');
  expect(readFileSync(path, 'utf8')).toBe('candle 4011 of 4012');
});

test('goes on writing at the end after an overwrite', () => {
  const path = join(folder, 'file');
  writeFile(path, ({ write, overwrite }) => {
    write('0 candles');
    overwrite(0, '1');
    write(' are lit');
  });

  expect(readFileSync(path, 'utf8')).toBe('1 candles are lit');
});
