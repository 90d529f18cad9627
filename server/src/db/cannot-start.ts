/** The message tells the operator what to do. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}
