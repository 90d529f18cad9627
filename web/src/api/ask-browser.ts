type BrowserRequest = {
  /** The address of the provider's configuration for browsers. */
  readonly configURL: string;
  /** The number by which the provider knows this server. */
  readonly clientId: string;
  /** Our own, which the provider signs with its word. */
  readonly nonce: string;
};

/**
 * The word that a provider gives the browser for whoever its player chooses (FedCM: `navigator.credentials.get` with
 * `identity`); undefined where it is none that could be handed on. Has to be asked within seconds of a press, for which the
 * browser shows its dialog at once (`active`): asked otherwise, it may be silent for a minute before it says no.
 *
 * @throws DOMException where the player, the browser or the provider will not
 */
export async function askBrowser({ configURL, clientId, nonce }: BrowserRequest): Promise<string | undefined> {
  // Browsers before Chrome 143 read the nonce beside the rest, later ones among the parameters.
  const provider = { configURL, clientId, nonce, params: { nonce } };
  // Whoever logged out, perhaps for somebody else to come, is asked and never taken for the last one.
  const asked = { mediation: 'required', identity: { mode: 'active', providers: [provider] } };
  const credential = (await navigator.credentials.get(asked as CredentialRequestOptions)) as { token?: unknown } | null;
  return typeof credential?.token === 'string' ? credential.token : undefined;
}
