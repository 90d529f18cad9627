/** A move by screen pixels, or one zoom step. */
export type MapMove = { readonly right: number; readonly down: number } | { readonly step: 1 | -1 };

const panPx = 90;

const moves: Readonly<Record<string, MapMove>> = {
  ArrowLeft: { right: -panPx, down: 0 },
  ArrowRight: { right: panPx, down: 0 },
  ArrowUp: { right: 0, down: -panPx },
  ArrowDown: { right: 0, down: panPx },
  '+': { step: 1 },
  '=': { step: 1 },
  '-': { step: -1 },
};

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** Keys with a modifier are left to the browser. */
export const mapMoveOf = ({ key, ctrlKey, altKey, metaKey }: Key): MapMove | undefined =>
  ctrlKey || altKey || metaKey ? undefined : moves[key];
