/** The chart in its own pixels: what every place, line and letter of it is told in. */
export const CHART = { width: 2048, height: 1178 } as const;
