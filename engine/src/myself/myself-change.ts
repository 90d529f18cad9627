/** Another name or another face from now on. */
export type MyselfChange =
  | { readonly kind: 'name changed'; readonly from: string; readonly to: string }
  | { readonly kind: 'face changed'; readonly from: string; readonly to: string };
