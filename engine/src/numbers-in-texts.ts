import {
  actionPeriodMs,
  erasureDelayDays,
  invitationPeriodDays,
  maxPlans,
  maxTags,
  maxTagsPerEntry,
  messageLifetimeDays,
  outsideAddressDays,
  sessionLifetimeDays,
} from '@underhall/contract/limits';
import { enhancedRefresh, limitsOf } from './membership/membership.ts';

const everyone = limitsOf({ membership: { tier: 'none' } });
const member = limitsOf({ membership: { tier: 'exceptional' } });
const enhanced = limitsOf({ membership: { tier: 'enhanced' } });

const numbers = {
  /** Minutes until the next action or card. */
  minutes: actionPeriodMs / 60_000,
  bank: everyone.bank,
  'member bank': member.bank,
  deck: everyone.deck,
  'member deck': member.deck,
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

/** Limits and periods that a world's texts may use in braces, keyed by the text in the braces. */
export const numbersInTexts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(numbers).map(([words, number]) => [words, String(number)]),
);
