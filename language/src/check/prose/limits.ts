/** Fewest and most words, on the generous side of what the writers' bible asks. */
export type Limits = readonly [least: number, most: number];

/** Limits of the prose under a heading. */
export const limits = {
  storylet: [15, 160],
  branch: [6, 60],
  result: [25, 220],
  quality: [4, 40],
  area: [8, 60],
  lodging: [8, 60],
  shop: [4, 60],
  act: [4, 60],
  agent: [4, 60],
  concern: [4, 60],
  plot: [6, 60],
  'timed story': [0, 220],
  'store item': [8, 120],
  snippet: [15, 80],
  advert: [3, 30],
  'piece of news': [10, 80],
} as const satisfies Readonly<Record<string, Limits>>;

/** Limits of single lines. */
export const lineLimits = {
  teaser: [3, 30],
  aside: [3, 40],
  line: [1, 12],
  locked: [2, 40],
  says: [3, 220],
} as const satisfies Readonly<Record<string, Limits>>;

/** Limits of headings: titles of storylets and branches, of results, names of everything else. */
export const titleLimits = { storylet: [1, 12], branch: [1, 12], result: [1, 8] } as const satisfies Readonly<
  Record<string, Limits>
>;
