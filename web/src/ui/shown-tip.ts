/**
 * Hides the open tip, if there is one. A moving button gets no `pointerleave` event, so the next tip calls this, and so
 * does navigation. In a module of its own, because the layout of visitors needs no tips.
 */
export const shownTip: { hide: (() => void) | undefined } = { hide: undefined };
