/** The command ends with this sentence for the author. */
export class Stop extends Error {}

/** The server does not reply any more. `mayHaveArrived` is false if it has certainly not received the request. */
export class NoReply extends Error {
  readonly mayHaveArrived: boolean;

  constructor(message: string, mayHaveArrived: boolean) {
    super(message);
    this.mayHaveArrived = mayHaveArrived;
  }
}
