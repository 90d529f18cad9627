import type { Check } from './check.ts';

/** The rules refuse exactly the commands that the page does not offer, for every verb. */
export const checkRefusals: Check = ({ wasOffered, ruling, after, moment }) => {
  if (wasOffered === undefined) return undefined;
  const isRefused = ruling.ruling === 'refused';
  if (wasOffered && isRefused) return `it was offered, and refused: "${ruling.refusal}"`;
  if (!wasOffered && !isRefused) return 'it was not offered, and was not refused';
  return isRefused && after !== moment.character ? 'it was refused, and changed something' : undefined;
};
