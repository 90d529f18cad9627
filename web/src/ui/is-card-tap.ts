import type { MouseEvent } from 'react';

const pressable = 'a, button, input, label, select, summary, textarea, [role=button]';

/** True for a touch on a card outside its buttons and links that does not select text. */
export function isCardTap({ target, currentTarget, nativeEvent }: MouseEvent): boolean {
  if (!(nativeEvent instanceof PointerEvent) || nativeEvent.pointerType !== 'touch') return false;
  const own = target instanceof Element ? target.closest(pressable) : null;
  return (own === null || !currentTarget.contains(own)) && getSelection()?.isCollapsed !== false;
}
