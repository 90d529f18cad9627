/** Does the player want nothing to move, by the system or by their own setting? */
export const isStill = (): boolean =>
  document.documentElement.dataset.motion === 'less' ||
  (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false);
