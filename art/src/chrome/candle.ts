/**
 * The layout of the candle's parts (`ui/candle-{dish,wax,flame,stub}-264.avif`), in pixels of their one canvas. To burn
 * it down: move wax and flame down together, and clip the wax at its foot. Unlit: dish and stub.
 */
export const CANDLE = {
  width: 264,
  height: 552,
  /** The top of the wax of a whole candle. */
  waxTop: 132,
  /** The edge between wax and dish, at the sides and in the middle. */
  waxFoot: 494,
  waxFootMiddle: 502,
  waxMiddle: 120,
  waxWidth: 78,
  /** The foot of the flame on a whole candle: the point it flickers about. */
  flameFoot: 132,
} as const;
