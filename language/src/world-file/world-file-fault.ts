/** Why a world cannot be packed or unpacked, as a sentence for its author. */
export class WorldFileFault extends Error {}

export const sizeInWords = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${Math.ceil(bytes / 1_000_000)} MB`;
