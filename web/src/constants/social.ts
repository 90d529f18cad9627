// Character, belongings and other people.

/** Plans that are active at once. */
export const mostPlans = 20;
