/** A letter to one person, in plain words. */
export type Mail = { readonly to: string; readonly subject: string; readonly text: string };

/** A sender of letters: a mail server, or a folder that stands in for one. */
export type Post = {
  /** Resolves once the letter has been handed over. */
  send(mail: Mail): Promise<void>;
};
