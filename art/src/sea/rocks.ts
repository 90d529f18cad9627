/** Rocks that stand alone in the water: how far from the middle of their port, and how large across and high. */
export type Rock = readonly [x: number, y: number, across: number, high: number];

/** The hermits' pillars, those behind first. */
export const PILLARS: readonly Rock[] = [
  [-44, -46, 17, 58],
  [38, -48, 16, 66],
  [-86, -34, 16, 44],
  [0, -32, 20, 82],
  [82, -32, 17, 52],
  [-116, -10, 18, 56],
  [-60, -12, 19, 72],
  [48, -10, 19, 60],
  [116, -8, 16, 42],
  [-18, 8, 17, 46],
  [84, 10, 20, 74],
  [-90, 20, 17, 40],
  [16, 28, 21, 66],
  [-44, 36, 18, 50],
  [60, 38, 16, 38],
];

/** The reef of the Teeth, those behind first. */
export const FANGS: readonly Rock[] = [
  [-20, -38, 30, 52],
  [52, -36, 26, 40],
  [-70, -28, 34, 72],
  [96, -22, 32, 44],
  [-112, -8, 28, 36],
  [-28, -4, 26, 24],
  [124, 2, 24, 24],
  [-84, 10, 36, 70],
  [70, 12, 38, 84],
  [-46, 24, 28, 38],
  [-122, 26, 24, 22],
  [104, 28, 28, 34],
  [-8, 34, 34, 60],
  [44, 38, 26, 28],
];
