/** A colour of the page by its role, such as `--page`: the house's or the world's, by the light it is read by now. */
export const colourOf = (role: `--${string}`): string =>
  getComputedStyle(document.documentElement).getPropertyValue(role).trim();
