const gap = 8;

/** Puts one thing above another, or below where there is no room above; never outside the window. */
export function placeBeside(anchor: HTMLElement, note: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { width, height } = note.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const left = at.left + at.width / 2 - width / 2;
  const above = at.top - height - gap;
  const x = within(left, gap, clientWidth - width - gap);
  const y = within(above >= gap ? above : at.bottom + gap, gap, clientHeight - height - gap);
  // Moved, and not laid out anew: it follows what it stands beside while the page is scrolled.
  note.style.translate = `${x}px ${y}px`;
}

/** The lower bound wins where both cannot be kept. */
export const within = (place: number, lowest: number, highest: number): number =>
  Math.max(lowest, Math.min(place, highest));
