/** Changes of name, face and profile ornaments. Without `to`, the ornament is removed. */
export type MyselfChange =
  | { readonly kind: 'name changed'; readonly from: string; readonly to: string }
  | { readonly kind: 'face changed'; readonly from: string; readonly to: string }
  | { readonly kind: 'frame changed'; readonly to?: string }
  | { readonly kind: 'banner changed'; readonly to?: string };
