/** True if the number of a thing is fixed by its author: something elsewhere may know it, give it or lead to it. */
export const isPinned = ({ facts }: { readonly facts: { readonly id?: number | undefined } }): boolean =>
  facts.id !== undefined;
