/** The longest name a player may give to a quality, in characters. */
export const longestName = 140;

/** Letters of any script with their accents, digits, spaces, apostrophes and commas. */
const fit = /^[\p{L}\p{M}\p{Nd} '’,]+$/u;

/** The name a player gives, without the space around it; nothing if it is none, too long, or holds anything else. */
export function fitName(given: string): string | undefined {
  const name = given.trim();
  return [...name].length <= longestName && fit.test(name) ? name : undefined;
}
