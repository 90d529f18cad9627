import { createHmac } from 'node:crypto';

/** Luck nobody can foresee without the key, and nobody can ask for twice: 32 bits from who, which turn, which choice. */
export const seedsFrom =
  (key: string) =>
  (characterId: number, turn: number, choice: string): number =>
    createHmac('sha256', key).update(`${characterId} ${turn} ${choice}`).digest().readUInt32BE(0);
