/** What must not stand in a log, whoever sends it: tokens, what an address's query holds, and e-mail addresses. */
export const withoutSecrets = (text: string): string =>
  text
    .replace(/eyJ[\w-]+\.[\w-]*(\.[\w-]*)?/g, '[token]')
    .replace(/([?&][\w.-]{1,40}=)[^\s&#:)"']+/g, '$1[…]')
    .replace(/[^\s@<>"'()]{1,64}@[\w-]{1,64}(\.[\w-]{1,64}){1,8}/g, '[address]');
