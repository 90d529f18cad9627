const gap = 8;

/** Places a note inside the window, above its anchor or, if there is no room, below. */
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

/** Places a list inside the window, below its button or, if there is more room, above. */
export function placeBelow(button: HTMLElement, list: HTMLElement): void {
  const at = button.getBoundingClientRect();
  const { width, height } = list.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const fitsBelow = at.bottom + gap + height + gap <= clientHeight;
  const y = fitsBelow || at.top < clientHeight - at.bottom ? at.bottom + gap : at.top - height - gap;
  moveTo(list, within(at.left, gap, clientWidth - width - gap), within(y, gap, clientHeight - height - gap));
}

/** The note follows its anchor during scrolling. `translate` avoids a layout. */
function moveTo(note: HTMLElement, x: number, y: number): void {
  note.style.translate = `${x}px ${y}px`;
}

/** Clamps a value. If the bounds conflict, the lower one wins. */
export const within = (place: number, lowest: number, highest: number): number =>
  Math.max(lowest, Math.min(place, highest));
