/** Names of query parameters that sign in, confirm or prove something. */
const secretParameters = /([?&#](?:otp|token|id_token|code|state|ticket)=)[^\s&#"'\\<>()[]+/gi;

/** Replaces the secrets in the queries of URLs: `/account?token=abc` becomes `/account?token=…`. */
export const maskSecrets = (text: string): string => text.replace(secretParameters, '$1…');
