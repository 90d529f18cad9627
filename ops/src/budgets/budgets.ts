import type { BuildWeight, Part } from './weigh-build.ts';

export type Budget = {
  readonly name: string;
  readonly bytes: number;
  readonly maxBytes: number;
  /** A lower limit. Exceeding it does not fail the check. */
  readonly targetBytes?: number;
};

const kilobyte = 1000;
const login = 'login-page';
const begin = 'begin-page';
const story = 'story';
const map = 'detailed-map';

export function budgetsOf({ pages, nested, fonts, checkout }: BuildWeight): Budget[] {
  const page = (name: string) => {
    const part = pages.find((each) => each.name === name);
    if (part === undefined)
      throw new Error(`The build has no page ${name}: correct its name in ops/src/budgets/budgets.ts.`);
    return part;
  };
  const separate = [login, begin, story, map];
  const others = uniqueParts([...pages, ...nested]).filter(({ name }) => !separate.includes(name));
  const drawnMap = nested.find(({ name }) => name === map);
  return [
    { name: 'JavaScript of the log-in page', bytes: page(login).whole.js, maxBytes: 125 * kilobyte },
    { name: 'JavaScript of the first scene', bytes: page(begin).whole.js, maxBytes: 125 * kilobyte },
    {
      name: 'JavaScript of the story',
      bytes: page(story).whole.js,
      maxBytes: 175 * kilobyte,
      targetBytes: 150 * kilobyte,
    },
    ...(drawnMap
      ? [{ name: 'JavaScript that the drawn map adds', bytes: drawnMap.added.js, maxBytes: 130 * kilobyte }]
      : []),
    ...others.map(({ name, added }) => ({
      name: `JavaScript that ${name} adds`,
      bytes: added.js,
      maxBytes: 60 * kilobyte,
    })),
    ...uniqueParts([...pages, ...nested]).map(({ name, whole }) => ({
      name: `styles of ${name}`,
      bytes: whole.css,
      maxBytes: 25 * kilobyte,
    })),
    ...(checkout
      ? [{ name: 'JavaScript of the checkout, for a card', bytes: checkout.js, maxBytes: 60 * kilobyte }]
      : []),
    { name: 'fonts of the first view', bytes: fonts, maxBytes: 75 * kilobyte },
  ];
}

/** For a part that several pages open, uses the page where the total is largest. */
function uniqueParts(parts: readonly Part[]): readonly Part[] {
  const weigh = ({ whole, added }: Part) => added.js + whole.css;
  const byName = new Map<string, Part>();
  for (const part of parts) {
    const other = byName.get(part.name);
    if (!other || weigh(part) > weigh(other)) byName.set(part.name, part);
  }
  return [...byName.values()];
}

export const isExceeded = ({ bytes, maxBytes }: Budget): boolean => bytes > maxBytes;

export function budgetLine({ name, bytes, maxBytes, targetBytes = maxBytes }: Budget): string {
  const kilobytes = (count: number): string => (count / kilobyte).toFixed(1).padStart(6);
  const verdict =
    bytes > maxBytes ? 'EXCEEDED' : bytes > targetBytes ? `above the target of ${targetBytes / kilobyte} KB` : 'ok';
  return `${name.padEnd(44)} ${kilobytes(bytes)} of ${kilobytes(maxBytes)} KB  ${verdict}`;
}
