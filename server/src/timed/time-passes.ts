/** The choice in the ledger of a turn that only applies what came due. No player made it. */
export const timePasses = 'time passes';
