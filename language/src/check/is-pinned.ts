/** Its number is fixed elsewhere, and so something elsewhere may know it, give it or lead to it. */
export const isPinned = ({ facts }: { readonly facts: { readonly id?: number | undefined } }): boolean =>
  facts.id !== undefined;
