/** How the client stands with the server, beyond any one call. */
export type Standing = 'well' | 'session ended' | 'maintenance';

let standing: Standing = 'well';
const listeners = new Set<() => void>();

export const readStanding = (): Standing => standing;

export function setStanding(next: Standing): void {
  if (next === standing) return;
  standing = next;
  for (const listener of listeners) listener();
}

export function watchStanding(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
