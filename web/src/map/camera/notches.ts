/** So much of a wheel's way is one notch: a mouse goes it at once, a trackpad bit by bit. */
const notchPx = 80;
/** A line, where a browser counts those. */
const linePx = 33;
/** The rest of a wheel's movement that makes no whole notch is dropped after this. */
const forgetMs = 250;

type Turn = Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'timeStamp'>;

/** Counts what a wheel turns as notches: 1 is nearer, -1 farther, 0 not yet. One turn is one notch, however far it went. */
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
