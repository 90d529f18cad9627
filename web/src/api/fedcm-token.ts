type BrowserRequest = {
  /** URL of the provider's FedCM configuration. */
  readonly configURL: string;
  /** Our client id at the provider. */
  readonly clientId: string;
  /** Our nonce, which the provider includes in the ID token. */
  readonly nonce: string;
};

/**
 * Gets an ID token for the account that the player selects in the browser's FedCM dialog (`navigator.credentials.get`
 * with `identity`). Returns undefined if the credential holds no token. Must run within seconds of a click: the `active`
 * mode needs one. Otherwise the browser may wait a minute before it refuses.
 *
 * @throws DOMException if the player, the browser or the provider refuses
 */
export async function requestFedCmToken({ configURL, clientId, nonce }: BrowserRequest): Promise<string | undefined> {
  // Chrome before 143 reads the nonce from this level, later versions from `params`.
  const provider = { configURL, clientId, nonce, params: { nonce } };
  // Never selects the last account silently: the player may have logged out for somebody else.
  const request = { mediation: 'required', identity: { mode: 'active', providers: [provider] } };
  const credential = (await navigator.credentials.get(request as CredentialRequestOptions)) as {
    token?: unknown;
  } | null;
  return typeof credential?.token === 'string' ? credential.token : undefined;
}
