import { createHmac, createSecretKey } from 'node:crypto';

/**
 * Derives a random 32-bit seed from character, turn and choice. The seed is unpredictable without the secret key, and a
 * retry gets the same seed.
 */
export function seedsFrom(key: string): (characterId: number, turn: number, choice: string) => number {
  const secret = createSecretKey(key, 'utf8');
  return (characterId, turn, choice) => {
    const hash = createHmac('sha256', secret).update(`${characterId} ${turn} ${choice}`).digest('hex');
    return Number.parseInt(hash.slice(0, 8), 16);
  };
}
