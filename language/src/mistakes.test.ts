import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { allRules } from './check/all-rules.ts';
import { checkTexts } from './compile/compile-world.ts';
import { readFolder, readLock } from './compile/read-folder.ts';
import { unreadFiles } from './compile/unread-files.ts';
import { baseWorld } from './testing/mistakes/base-world.ts';

/** One change of the world without problems. */
type Mistake = {
  readonly title: string;
  readonly file: string;
  /** Words of the file, and the mistake instead of them. */
  readonly right?: string;
  readonly wrong?: string;
  /** Other words that do what was meant, instead of the right ones. */
  readonly remedy?: string;
  readonly also?: { readonly file: string; readonly right: string; readonly wrong: string };
  readonly movedTo?: string;
  readonly isDeleted?: true;
  readonly encoding?: 'latin1' | 'utf16le';
  readonly lineEnds?: string;
  /** Rules of taste that the world asks for. */
  readonly rules?: Readonly<Record<string, string>>;
  /** The world without problems was compiled before. */
  readonly isCompiledBefore?: true;
  /** Missing for what is rightly accepted. */
  readonly message?: string;
};

const table = join(import.meta.dirname, 'testing', 'mistakes', 'mistakes.json');
const rows = JSON.parse(readFileSync(table, 'utf8')) as readonly Mistake[];

const mistakes = rows.filter(({ message }) => message !== undefined);
const accepted = rows.filter(({ message }) => message === undefined);

type Files = Readonly<Record<string, string | Buffer>>;

function messagesOf(files: Files, lock: string): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'mistakes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries({ ...files, 'ids.lock': lock })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { problems } = checkTexts(readFolder(folder), readLock(folder), allRules);
  return [...unreadFiles(folder), ...problems].map(({ message }) => message);
}

const sources = Object.entries(baseWorld).map(([path, text]) => ({ path, text }));
const { lock: firstLock } = checkTexts(sources, '', allRules);
const lockFor = ({ isCompiledBefore }: Mistake): string => (isCompiledBefore ? firstLock : '');

function replaced(files: Readonly<Record<string, string>>, file: string, right: string, instead: string) {
  const text = files[file] ?? '';
  if (!text.includes(right)) throw new Error(`${file} does not contain "${right}"`);
  return { ...files, [file]: text.replace(right, () => instead) };
}

const styled = ({ rules }: Mistake): Readonly<Record<string, string>> =>
  rules ? { ...baseWorld, 'house-style.json': JSON.stringify({ rules }) } : baseWorld;

function withMistake(mistake: Mistake): Files {
  const { file, right, wrong = '', also, movedTo, isDeleted, encoding, lineEnds } = mistake;
  let files = styled(mistake);
  if (right !== undefined) files = replaced(files, file, right, wrong);
  if (also) files = replaced(files, also.file, also.right, also.wrong);
  const { [file]: text = '', ...others } = files;
  if (isDeleted) return others;
  const written = lineEnds === undefined ? text : text.replaceAll('\n', lineEnds);
  return { ...others, [movedTo ?? file]: encoding ? Buffer.from(written, encoding) : written };
}

/** The world in which the mistake was mended. A misspelt rule of taste is deleted. */
const mended = ({ message: _, rules: __, ...mistake }: Mistake): Files =>
  mistake.remedy === undefined ? baseWorld : replaced(baseWorld, mistake.file, mistake.right ?? '', mistake.remedy);

test('the table has at least 80 mistakes, each with a title of its own', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(80);
  expect(new Set(rows.map(({ title }) => title)).size).toBe(rows.length);
});

test.each(mistakes)('$title gets one message, and its remedy leaves none', (mistake) => {
  expect(messagesOf(withMistake(mistake), lockFor(mistake))).toEqual([mistake.message]);
  expect(messagesOf(mended(mistake), lockFor(mistake))).toEqual([]);
});

test.each(accepted)('$title gets no message', (mistake) => {
  expect(messagesOf(withMistake(mistake), lockFor(mistake))).toEqual([]);
});
