import { createHmac, createSecretKey } from 'node:crypto';

/** Luck nobody can foresee without the key, and nobody can ask for twice: 32 bits from who, which turn, which choice. */
export function seedsFrom(key: string): (characterId: number, turn: number, choice: string) => number {
  const secret = createSecretKey(key, 'utf8');
  return (characterId, turn, choice) => {
    const hash = createHmac('sha256', secret).update(`${characterId} ${turn} ${choice}`).digest('hex');
    return Number.parseInt(hash.slice(0, 8), 16);
  };
}
