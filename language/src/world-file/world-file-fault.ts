/** Why a world cannot be packed or unpacked, as a sentence for its author. */
export class WorldFileFault extends Error {}

export const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1_000_000)} MB`;
