import { basename } from 'node:path';
import type { BuildWeight } from './weigh-build.ts';

/** One figure with the most it may come to, in bytes. */
export type Budget = { readonly what: string; readonly bytes: number; readonly most: number; readonly wanted?: number };

const kilobyte = 1000;
const login = 'src/login/login-page.tsx';
const story = 'src/app/home-page.tsx';

/** What the pages may weigh, over what they do weigh. A kilobyte is a thousand bytes, as they are sent. */
export function budgetsOf({ entry, routes, fonts }: BuildWeight): Budget[] {
  const routeAt = (key: string) => {
    const weight = routes.get(key);
    if (weight === undefined)
      throw new Error(`The build has no page ${key}: name it anew in ops/src/budgets/budgets.ts.`);
    return weight;
  };
  const others = [...routes].filter(([key]) => key !== login && key !== story);
  return [
    { what: 'JavaScript of the log-in page', bytes: routeAt(login).js, most: 125 * kilobyte },
    { what: 'JavaScript of the story', bytes: routeAt(story).js, most: 175 * kilobyte, wanted: 150 * kilobyte },
    ...others.map(([key, { js }]) => ({
      what: `JavaScript that ${basename(key, '.tsx')} adds`,
      bytes: js - entry.js,
      most: 60 * kilobyte,
    })),
    ...[...routes].map(([key, { css }]) => ({
      what: `styles of ${basename(key, '.tsx')}`,
      bytes: css,
      most: 25 * kilobyte,
    })),
    { what: 'fonts of the first view', bytes: fonts, most: 75 * kilobyte },
  ];
}

export const isBroken = ({ bytes, most }: Budget): boolean => bytes > most;

/** A budget as a line to read. */
export function tellBudget({ what, bytes, most, wanted = most }: Budget): string {
  const kilobytes = (count: number): string => (count / kilobyte).toFixed(1).padStart(6);
  const verdict = bytes > most ? 'BROKEN' : bytes > wanted ? `above the ${wanted / kilobyte} wished for` : 'kept';
  return `${what.padEnd(44)} ${kilobytes(bytes)} of ${kilobytes(most)} KB  ${verdict}`;
}
