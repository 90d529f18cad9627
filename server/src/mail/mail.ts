/** A letter to one person, in plain words. */
export type Mail = { readonly to: string; readonly subject: string; readonly text: string };

/** Where letters are given up. What takes them, and how they arrive, is its own business. */
export type Post = {
  /** Resolves once the letter is out of our hands. */
  send(mail: Mail): Promise<void>;
};
