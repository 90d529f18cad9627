/** Wheel movement that counts as one notch. A mouse sends it at once, a trackpad in small steps. */
const notchPx = 80;
/** Pixels per line, for browsers that report wheel movement in lines. */
const linePx = 33;
/** An incomplete notch is forgotten after this pause. */
const forgetMs = 250;

type Turn = Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'timeStamp'>;

/**
 * Converts wheel events to notches: 1 zooms in, -1 zooms out, 0 means no full notch yet. One event is at most one
 * notch.
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
