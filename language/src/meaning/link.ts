import type { Form } from './form.ts';

/** A page of the game, or an address elsewhere that is sure to be the one it says: over TLS, with no name or password in it. */
export const link: Form<string> = {
  read({ text: said, at }, { report }) {
    if (isPage(said) || isElsewhere(said)) return said;
    report(
      at,
      `"${said}" leads nowhere: a page of the game is written like "/bazaar", one elsewhere begins with "https://"`,
    );
    return undefined;
  },
};

const isPage = (said: string): boolean => /^\/(?!\/)[\w./?#=&%-]*$/.test(said);

function isElsewhere(said: string): boolean {
  if (!/^https:\/\/[^\s\\@]+$/.test(said) || !URL.canParse(said)) return false;
  return new URL(said).hostname.includes('.');
}
