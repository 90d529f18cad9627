/** What an author says about the rights to a world. */
export type WrittenRights = {
  /** Left out: the author of the world, without a name. */
  readonly holder?: string;
  /** Left out: all rights are reserved. */
  readonly licence?: Rights['licence'];
};

/**
 * A sentence about who owns the words and pictures of a world, and under which licence others may use them. The name of
 * the licence stands between `before` and `after`.
 */
export type Rights = {
  readonly before: string;
  readonly licence?: { readonly name: string; readonly link?: string };
  readonly after: string;
};

export const rightsOf = (title: string, { holder = 'its author', licence }: WrittenRights = {}): Rights =>
  licence
    ? { before: `The words and pictures of ${title} are by ${holder}, under `, licence, after: '.' }
    : { before: `All rights to the words and pictures of ${title} belong to ${holder}.`, after: '' };
