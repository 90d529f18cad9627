/** The command ends with this sentence for the author. */
export class Stop extends Error {}
