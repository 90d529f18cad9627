/** Areas that the check of the prose does not cover yet: one in each line, sorted. The list ends empty. */
export const unswept: readonly string[] = [];
