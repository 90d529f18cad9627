/** The database cannot start, and its message tells the person who started the game what to do about it. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}
