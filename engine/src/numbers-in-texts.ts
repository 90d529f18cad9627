import {
  erasureDelayDays,
  invitationPeriodDays,
  maxPlans,
  maxTags,
  maxTagsPerEntry,
  messageLifetimeDays,
  outsideAddressDays,
  sessionLifetimeDays,
} from '@underhall/contract/limits';
import type { Allowances } from './membership/allowance.ts';
import { enhancedRefresh, limitsOf } from './membership/membership.ts';

const everyone = limitsOf({ membership: { tier: 'none' } });
const member = limitsOf({ membership: { tier: 'exceptional' } });
const enhanced = limitsOf({ membership: { tier: 'enhanced' } });

const fixed = {
  plots: everyone.plots,
  'member plots': member.plots,
  'member outfits': member.exceptionalOutfits,
  'enhanced outfits': enhanced.enhancedOutfits,
  refreshes: enhancedRefresh.times,
  'refresh actions': enhancedRefresh.actions,
  plans: maxPlans,
  tags: maxTags,
  'entry tags': maxTagsPerEntry,
  'invitation days': invitationPeriodDays,
  'message days': messageLifetimeDays,
  'outside days': outsideAddressDays,
  'session days': sessionLifetimeDays,
  'erasure days': erasureDelayDays,
} as const satisfies Readonly<Record<string, number>>;

/** Limits that the world sets for each tier, and the word before them in braces. */
const prefixes = { none: '', exceptional: 'member ', enhanced: 'enhanced ' } as const;
const settable = ['bank', 'minutes', 'deck'] as const;

const tiered = Object.entries(prefixes).flatMap(([tier, prefix]) =>
  settable.map((limit) => ({ words: `${prefix}${limit}`, tier: tier as keyof typeof prefixes, limit })),
);

/** Limits and periods that a world's texts may use in braces. */
export const namesOfNumbers: readonly string[] = [...tiered.map(({ words }) => words), ...Object.keys(fixed)];

/** Limits and periods of a world, keyed by the text in the braces. */
export const numbersInTexts = (allowances: Allowances): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...tiered.map(({ words, tier, limit }) => [words, String(allowances[tier][limit])]),
    ['minutes', minutesOf(allowances)],
    ...Object.entries(fixed).map(([words, number]) => [words, String(number)]),
  ]);

/** `10`, or `5 to 10` if the tiers wait differently, because anybody may read the text. */
function minutesOf(allowances: Allowances): string {
  const minutes = Object.values(allowances).map((each) => each.minutes);
  const [least, most] = [Math.min(...minutes), Math.max(...minutes)];
  return least === most ? String(most) : `${least} to ${most}`;
}
