/** Returns the current value of a color token such as `--page`. */
export const colourOf = (role: `--${string}`): string =>
  getComputedStyle(document.documentElement).getPropertyValue(role).trim();
