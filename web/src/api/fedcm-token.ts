type BrowserRequest = {
  /** URL of the provider's FedCM configuration. */
  readonly configURL: string;
  /** The client ID of this server at the provider. */
  readonly clientId: string;
  /** Our nonce, which the provider includes in the ID token. */
  readonly nonce: string;
};

/**
 * Gets an ID token for the account that the player chooses in the browser (FedCM: `navigator.credentials.get` with
 * `identity`). Undefined if the credential holds no token. Must run within seconds of a click, for which the browser
 * opens its dialog at once (`active`). Otherwise the browser may wait a minute before it refuses.
 *
 * @throws DOMException if the player, the browser or the provider refuses
 */
export async function requestFedCmToken({ configURL, clientId, nonce }: BrowserRequest): Promise<string | undefined> {
  // Chrome before 143 reads the nonce beside the other fields, later versions in `params`.
  const provider = { configURL, clientId, nonce, params: { nonce } };
  // Never reuses the last account silently, because the player may have logged out for somebody else.
  const request = { mediation: 'required', identity: { mode: 'active', providers: [provider] } };
  const credential = (await navigator.credentials.get(request as CredentialRequestOptions)) as {
    token?: unknown;
  } | null;
  return typeof credential?.token === 'string' ? credential.token : undefined;
}
