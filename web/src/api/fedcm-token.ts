import { requestCredential } from './browser-features.ts';

type BrowserRequest = {
  readonly configURL: string;
  /** Our client id at the provider. */
  readonly clientId: string;
  /** Our nonce, which the provider includes in the ID token. */
  readonly nonce: string;
};

/**
 * Gets an ID token for the account that the player selects in the browser's FedCM dialog (`credentials.get` with
 * `identity`). Returns undefined if the credential contains no token. Call this within seconds of a click, because
 * `active` mode requires a user gesture. A late call may wait a minute before the browser refuses.
 *
 * @throws DOMException if the player, the browser or the provider refuses
 */
export async function requestFedCmToken({ configURL, clientId, nonce }: BrowserRequest): Promise<string | undefined> {
  // Chrome before 143 reads the nonce from the top level; later versions read `params`.
  const provider = { configURL, clientId, nonce, params: { nonce } };
  // Never reuse the last account silently: the player may have logged out to let somebody else sign in.
  const request = { mediation: 'required', identity: { mode: 'active', providers: [provider] } };
  const credential = (await requestCredential(request as CredentialRequestOptions)) as {
    token?: unknown;
  } | null;
  return typeof credential?.token === 'string' ? credential.token : undefined;
}
