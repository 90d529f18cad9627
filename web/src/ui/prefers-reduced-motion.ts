/** True if the system or the player's preferences ask for reduced motion. */
export const prefersReducedMotion = (): boolean =>
  document.documentElement.dataset.motion === 'less' ||
  (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false);
