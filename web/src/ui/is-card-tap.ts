import type { MouseEvent } from 'react';

const pressable = 'a, button, input, label, select, summary, textarea, [role=button]';

/** True for a touch on a card, unless it hits a control or selects text. */
export function isCardTap({ target, currentTarget, nativeEvent }: MouseEvent): boolean {
  if (!(nativeEvent instanceof PointerEvent) || nativeEvent.pointerType !== 'touch') return false;
  const control = target instanceof Element ? target.closest(pressable) : null;
  return (control === null || !currentTarget.contains(control)) && getSelection()?.isCollapsed !== false;
}
