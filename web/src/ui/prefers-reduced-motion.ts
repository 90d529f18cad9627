/** True if the player prefers reduced motion, by the system or by their own setting. */
export const prefersReducedMotion = (): boolean =>
  document.documentElement.dataset.motion === 'less' ||
  (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false);
