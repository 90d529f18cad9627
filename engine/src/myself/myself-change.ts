/** Another name, another face, or other ornaments of the profile from now on; without `to`, the plain ones. */
export type MyselfChange =
  | { readonly kind: 'name changed'; readonly from: string; readonly to: string }
  | { readonly kind: 'face changed'; readonly from: string; readonly to: string }
  | { readonly kind: 'frame changed'; readonly to?: string }
  | { readonly kind: 'banner changed'; readonly to?: string };
