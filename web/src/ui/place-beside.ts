const gap = 8;

/** Puts a note above what it speaks of, or below where there is no room above; never outside the window. */
export function placeBeside(anchor: HTMLElement, note: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { width, height } = note.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const left = at.left + at.width / 2 - width / 2;
  const above = at.top - height - gap;
  const x = within(left, gap, clientWidth - width - gap);
  const y = within(above >= gap ? above : at.bottom + gap, gap, clientHeight - height - gap);
  moveTo(note, x, y);
}

/** Puts a list below the beginning of the button that opens it, or above where there is more room; never outside the window. */
export function placeBelow(button: HTMLElement, list: HTMLElement): void {
  const at = button.getBoundingClientRect();
  const { width, height } = list.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const fitsBelow = at.bottom + gap + height + gap <= clientHeight;
  const y = fitsBelow || at.top < clientHeight - at.bottom ? at.bottom + gap : at.top - height - gap;
  moveTo(list, within(at.left, gap, clientWidth - width - gap), within(y, gap, clientHeight - height - gap));
}

/** Moved, and not laid out anew: it follows what it stands beside while the page is scrolled. */
function moveTo(note: HTMLElement, x: number, y: number): void {
  note.style.translate = `${x}px ${y}px`;
}

/** The lower bound wins where both cannot be kept. */
export const within = (place: number, lowest: number, highest: number): number =>
  Math.max(lowest, Math.min(place, highest));
