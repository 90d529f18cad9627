/** The longest name a player may give to a quality, in characters. */
export const longestName = 40;

/** What cannot be seen, or turns the direction of writing. */
const unseen = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

/** The name a player gives, without the space around it; nothing if it is none, too long, or holds what cannot be seen. */
export function fitName(given: string): string | undefined {
  const name = given.trim();
  const length = [...name].length;
  return length >= 1 && length <= longestName && !unseen.test(name) ? name : undefined;
}
