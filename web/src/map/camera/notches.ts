/** Wheel distance that counts as one notch. A mouse reports a notch in one event, a trackpad in many small events. */
const notchPx = 80;
/** Pixels per line, for browsers that report wheel movement in lines. */
const linePx = 33;
/** After this pause, an incomplete notch is discarded. */
const forgetMs = 250;

type Turn = Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'timeStamp'>;

/**
 * Converts wheel events to notches: 1 zooms in, -1 zooms out, and 0 means that the notch is incomplete. Each event
 * produces at most one notch.
 */
export function openNotches(): (turn: Turn) => 1 | -1 | 0 {
  let gone = 0;
  let last = Number.NEGATIVE_INFINITY;
  return ({ deltaY, deltaMode, timeStamp }) => {
    const way = deltaMode === 0 ? deltaY : deltaY * linePx;
    const isAnew = timeStamp - last > forgetMs || Math.sign(way) !== Math.sign(gone);
    gone = isAnew ? way : gone + way;
    last = timeStamp;
    if (Math.abs(gone) < notchPx) return 0;
    const notch = gone < 0 ? 1 : -1;
    gone = 0;
    return notch;
  };
}
