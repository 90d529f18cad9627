/** What counts from a level on. */
export type Stage = { readonly from: number; readonly text: string };
