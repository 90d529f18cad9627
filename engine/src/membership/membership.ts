/** Standing with the club: what it widens is in limits.ts. Without `until` it does not end by itself. */
export type Membership = {
  readonly tier: 'none' | 'exceptional' | 'enhanced';
  readonly until?: number;
};
