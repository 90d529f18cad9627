import { createHmac, createSecretKey } from 'node:crypto';

/**
 * Derives a 32-bit seed from the character, the turn and the choice. The seed is unpredictable without the secret key,
 * and a retry gets the same seed.
 */
export function seedsFrom(key: string): (characterId: number, turn: number, choice: string) => number {
  const secret = createSecretKey(key, 'utf8');
  return (characterId, turn, choice) => {
    const hash = createHmac('sha256', secret).update(`${characterId} ${turn} ${choice}`).digest('hex');
    return Number.parseInt(hash.slice(0, 8), 16);
  };
}
