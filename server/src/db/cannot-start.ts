/** The server cannot start. The message tells the operator what to do about it. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}
