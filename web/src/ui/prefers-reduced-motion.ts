/** True if the player prefers reduced motion, by the system setting or their own. */
export const prefersReducedMotion = (): boolean =>
  document.documentElement.dataset.motion === 'less' ||
  (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false);
