/**
 * Features that a browser may lack, or may block with a `SecurityError`, as Firefox does if site data are blocked. These
 * functions never throw, except `requestCredential`. No other file reads `navigator` or opens such a feature: see also
 * `storage.ts`.
 */

/** Returns undefined if the browser lacks or blocks the feature. */
function attempt<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** Connects all tabs of this browser. Undefined if a tab cannot reach the others. */
export const openChannel = (name: string): BroadcastChannel | undefined => attempt(() => new BroadcastChannel(name));

/** Returns false if the browser refuses, for example on a page without TLS. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export const canShare = (): boolean => attempt(() => typeof navigator.share === 'function') ?? false;

/** Opens the share dialog of the system. Ignores that the player cancels it. */
export async function shareBySystem(shared: ShareData): Promise<void> {
  try {
    await navigator.share(shared);
  } catch {
    // The player closed the dialog, or the browser refuses.
  }
}

/** @throws DOMException or TypeError if the player, the browser or the provider refuses */
export const requestCredential = async (request: CredentialRequestOptions): Promise<Credential | null> =>
  navigator.credentials.get(request);

/** False only if the browser knows that it has no network. */
export const isOnline = (): boolean => attempt(() => navigator.onLine) ?? true;

export const browserName = (): string => attempt(() => navigator.userAgent) ?? 'unknown';

/** The player's languages, preferred ones first. */
export const browserLanguages = (): readonly string[] => attempt(() => navigator.languages) ?? [];

/** In GiB, if the browser reports it. */
export const deviceMemory = (): number | undefined =>
  attempt(() => (navigator as { readonly deviceMemory?: number }).deviceMemory);
