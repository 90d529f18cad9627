/** The current value of a color token such as `--page`, for this world and theme. */
export const colourOf = (role: `--${string}`): string =>
  getComputedStyle(document.documentElement).getPropertyValue(role).trim();
