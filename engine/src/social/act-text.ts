import type { Character } from '../character.ts';
import type { Standpoint } from '../turn.ts';
import { escapeHtml, type OtherPlayer, renderText } from '../wording/render-text.ts';
import type { Text } from '../wording/text.ts';
import type { Act } from './act.ts';

export type ActSide = 'sender' | 'target';

/**
 * The author's text of an accepted act for one side. Without a text for that side, both read the acceptance, and the
 * sender of a contest its result.
 */
export function actText(act: Act, side: ActSide, won: boolean | undefined): Text {
  const { acceptHtml, senderHtml, targetHtml, winnerHtml, loserHtml, winHtml, loseHtml } = act;
  if (won === undefined) return (side === 'sender' ? senderHtml : targetHtml) ?? acceptHtml;
  const own = won ? winnerHtml : loserHtml;
  if (own !== undefined) return own;
  return (side === 'sender' ? (won ? winHtml : loseHtml) : undefined) ?? acceptHtml;
}

/** True if the author's text for this side tells the result of the contest. */
export const tellsResult = ({ winnerHtml, loserHtml, winHtml, loseHtml }: Act, side: ActSide, won: boolean): boolean =>
  (won ? winnerHtml : loserHtml) !== undefined || (side === 'sender' && (won ? winHtml : loseHtml) !== undefined);

/**
 * Renders a text of an act for good, except for the other player's name. The ledger stores the result, and a player's
 * ledger must not contain the name of another player, who may leave.
 */
export function settleText(text: Text, here: Standpoint, other: Pick<Character, 'gender'>): Text {
  if (typeof text === 'string') return text;
  const person: OtherPlayer = { name: hole, gender: other.gender };
  const [first = '', ...rest] = renderText(text, here, person).split(hole);
  const pieces = [first, ...rest.flatMap((piece) => [otherName, piece])];
  return rest.length === 0 ? first : pieces.filter((piece) => piece !== '');
}

/** Returns a text from `settleText` as markup. `name` is plain text. */
export const withOtherName = (text: Text, name: string): string =>
  typeof text === 'string'
    ? text
    : text.map((piece) => (typeof piece === 'string' ? piece : escapeHtml(name))).join('');

const otherName = { kind: 'name', of: 'other' } as const;

/** A control character, which neither texts nor names contain. */
const hole = '\u0000';
