import type { BuildWeight, Part } from './weigh-build.ts';

/** One figure with the most it may come to, in bytes. */
export type Budget = { readonly what: string; readonly bytes: number; readonly most: number; readonly wanted?: number };

const kilobyte = 1000;
const login = 'login-page';
const begin = 'begin-page';
const story = 'story';
const map = 'detailed-map';

/** The budgets, with the size of today beside each. A kilobyte is a thousand bytes, as they are sent. */
export function budgetsOf({ pages, later, fonts, checkout }: BuildWeight): Budget[] {
  const page = (wanted: string) => {
    const found = pages.find(({ name }) => name === wanted);
    if (found === undefined)
      throw new Error(`The build has no page ${wanted}: name it anew in ops/src/budgets/budgets.ts.`);
    return found;
  };
  const named = [login, begin, story, map];
  const others = heaviest([...pages, ...later]).filter(({ name }) => !named.includes(name));
  const drawn = later.find(({ name }) => name === map);
  return [
    { what: 'JavaScript of the log-in page', bytes: page(login).whole.js, most: 125 * kilobyte },
    { what: 'JavaScript of the first scene', bytes: page(begin).whole.js, most: 125 * kilobyte },
    { what: 'JavaScript of the story', bytes: page(story).whole.js, most: 175 * kilobyte, wanted: 150 * kilobyte },
    ...(drawn ? [{ what: 'JavaScript that the drawn map adds', bytes: drawn.added.js, most: 130 * kilobyte }] : []),
    ...others.map(({ name, added }) => ({
      what: `JavaScript that ${name} adds`,
      bytes: added.js,
      most: 60 * kilobyte,
    })),
    ...heaviest([...pages, ...later]).map(({ name, whole }) => ({
      what: `styles of ${name}`,
      bytes: whole.css,
      most: 25 * kilobyte,
    })),
    ...(checkout ? [{ what: 'JavaScript of the checkout, for a card', bytes: checkout.js, most: 60 * kilobyte }] : []),
    { what: 'fonts of the first view', bytes: fonts, most: 75 * kilobyte },
  ];
}

/** Each once: what opens from several pages, from the one where it weighs the most. */
function heaviest(parts: readonly Part[]): readonly Part[] {
  const weigh = ({ whole, added }: Part) => added.js + whole.css;
  const byName = new Map<string, Part>();
  for (const part of parts) {
    const known = byName.get(part.name);
    if (!known || weigh(part) > weigh(known)) byName.set(part.name, part);
  }
  return [...byName.values()];
}

export const isBroken = ({ bytes, most }: Budget): boolean => bytes > most;

/** A budget as a line to read. */
export function budgetLine({ what, bytes, most, wanted = most }: Budget): string {
  const kilobytes = (count: number): string => (count / kilobyte).toFixed(1).padStart(6);
  const verdict = bytes > most ? 'BROKEN' : bytes > wanted ? `above the ${wanted / kilobyte} wished for` : 'kept';
  return `${what.padEnd(44)} ${kilobytes(bytes)} of ${kilobytes(most)} KB  ${verdict}`;
}
