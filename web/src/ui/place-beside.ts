const gap = 8;

/** Puts one thing above another, or below where there is no room above; never outside the window. */
export function placeBeside(anchor: HTMLElement, told: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { width, height } = told.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const left = at.left + at.width / 2 - width / 2;
  const above = at.top - height - gap;
  told.style.left = `${within(left, gap, clientWidth - width - gap)}px`;
  told.style.top = `${within(above >= gap ? above : at.bottom + gap, gap, clientHeight - height - gap)}px`;
}

/** The lower bound wins where both cannot be kept. */
export const within = (place: number, lowest: number, highest: number): number =>
  Math.max(lowest, Math.min(place, highest));
