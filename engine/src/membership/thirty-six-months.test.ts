import { actionPeriodMs } from '@underhall/contract/limits';
import { expect, test } from 'vitest';
import { catchUp } from '../catch-up.ts';
import { type Chance, chanceFrom } from '../chance.ts';
import type { Character } from '../character.ts';
import { unlockStory } from '../fate/buy-story.ts';
import { monthNumber } from '../month-number.ts';
import { levelOf, withStanding } from '../qualities/qualities.ts';
import { aMoment } from '../testing/a-moment.ts';
import { aStory } from '../testing/a-store.ts';
import { aQuality, aWorld } from '../testing/a-world.ts';
import { turnOf } from '../testing/turn-of.ts';
import type { Ruling } from '../turn.ts';
import { bankOf } from './allowance-of.ts';
import { setOwnMembership } from './everybodys-tier.ts';
import { rankOf, type Tier, tiers } from './membership.ts';
import { useRefresh } from './refreshes.ts';
import {
  applyProviderRecord,
  changeTier,
  gracePeriodMs,
  isOver,
  type ProviderRecord,
  periodOf,
  type Subscription,
} from './subscription.ts';

const [members, months] = [1000, 36];
const day = 24 * 60 * 60 * 1000;
const month = 30 * day;
/** The maximum time until the server learns of a renewal. */
const maxDelayMs = 3 * day;
const start = 1_800_000_000_000;
const end = start + months * month;

const stories = Array.from({ length: 6 }, (_, at) =>
  aStory({ id: 700 + at, name: `Story ${at}`, order: at, opens: 800 + at, clears: [900 + at], again: 3 }),
);
const numbers = stories.flatMap(({ opens = 0, clears: [clears = 0] }) => [opens, clears]);
const world = aWorld({
  pack: { storeItems: stories, qualities: numbers.map((id) => aQuality({ id, name: `Q${id}` })) },
});

/** A paid period and its tier. */
type Paid = { readonly from: number; readonly to: number; readonly as: Tier };

/** A member, the provider's record, and everything paid and used. */
type Life = {
  character: Character;
  subscription?: Subscription;
  books?: ProviderRecord;
  readonly monthsPaid: Paid[];
  readonly differencesPaid: Paid[];
  readonly refreshed: number[];
  readonly unlocked: Map<number, number>;
};

/** Charges due months: most are paid, some are late, some are never paid. */
function passInBooks(life: Life, now: number, chance: Chance): void {
  for (;;) {
    const { books } = life;
    if (!books || books.paidUntil > now || books.is === 'expired') return;
    // A late payment must become known before the grace period is over.
    const isLate = books.is === 'pastDue' && now + maxDelayMs < books.paidUntil + gracePeriodMs;
    const isPaid = books.is === 'active' ? chance.roll(8) > 1 : isLate && chance.roll(3) === 1;
    const isGivenUp = books.is === 'pastDue' && now >= books.paidUntil + gracePeriodMs;
    if (isPaid && !isGivenUp) {
      const { as, paidUntil: from } = books;
      life.monthsPaid.push({ from, to: from + month, as });
      life.books = { is: 'active', as, paidUntil: from + month };
    } else if (books.is === 'active') life.books = { ...books, is: 'pastDue' };
    else {
      if (books.is === 'cancelled' || isGivenUp) life.books = { ...books, is: 'expired' };
      return;
    }
  }
}

const learnRenewal = (life: Life, now: number, before = life.subscription): void => {
  if (!before || !life.books) return;
  life.subscription = applyProviderRecord(before, life.books);
  act(life, now, (moment) => setOwnMembership(moment, periodOf(life.subscription as Subscription)));
};

function act(life: Life, now: number, rule: (moment: ReturnType<typeof aMoment>) => Ruling): boolean {
  const ruling = rule({ ...aMoment({ world, now }), character: life.character });
  if (ruling.ruling === 'allowed') life.character = turnOf(ruling).character;
  return ruling.ruling === 'allowed';
}

function ask(life: Life, wanted: Tier, now: number): void {
  const { subscription, books } = life;
  if (!subscription || !books || isOver(subscription, now)) {
    if (wanted === 'none') return;
    const first = { tier: wanted, renewsAs: wanted, paidUntil: now + month, isPastDue: false };
    life.monthsPaid.push({ from: now, to: now + month, as: wanted });
    life.books = { is: 'active', as: wanted, paidUntil: now + month };
    learnRenewal(life, now, first);
    return;
  }
  const change = changeTier(subscription, wanted, now);
  if (typeof change === 'string') return;
  if (change.isCharged) life.differencesPaid.push({ from: now, to: books.paidUntil, as: wanted });
  life.books = {
    ...books,
    is: wanted === 'none' ? 'cancelled' : change.isRestored ? 'active' : books.is,
    as: wanted === 'none' ? books.as : wanted,
  };
  learnRenewal(life, now, change.to);
}

function useAllowances(life: Life, now: number, chance: Chance): void {
  if (act(life, now, useRefresh)) life.refreshed.push(now);
  const story = stories[chance.roll(stories.length) - 1] ?? stories[0];
  const { opens = 0, clears = [] } = story ?? {};
  const progress = clears[0] ?? 0;
  const isNew = levelOf(life.character.qualities, opens) === 0;
  const qualities = isNew
    ? life.character.qualities
    : withStanding(life.character.qualities, progress, { level: 1, points: 0 });
  life.character = { ...life.character, qualities };
  const price = isNew ? 2 : 1;
  if (act(life, now, (moment) => unlockStory(moment, story?.id ?? 0, isNew ? 'new' : 'again')))
    life.unlocked.set(monthNumber(now), (life.unlocked.get(monthNumber(now)) ?? 0) + price);
}

const highest = (paid: readonly Paid[], now: number): number =>
  Math.max(0, ...paid.filter(({ from, to }) => from <= now && now < to).map(({ as }) => rankOf(as)));

/** A member never has a lower tier than was paid, and a higher one only in the grace period. */
function check(life: Life, now: number): string[] {
  const { character, books, monthsPaid, differencesPaid } = life;
  const has = rankOf(character.membership.tier);
  const paid = highest([...monthsPaid, ...differencesPaid], now);
  const isInGrace = books !== undefined && books.paidUntil <= now && now < books.paidUntil + gracePeriodMs;
  const faults: string[] = [];
  if (has < paid) faults.push(`gap at ${now}: ${has} of ${paid}`);
  if (
    has > paid &&
    !(isInGrace && (books?.is === 'active' || books?.is === 'pastDue') && has === rankOf(books?.as ?? 'none'))
  )
    faults.push(`more than was paid at ${now}: ${has} of ${paid}`);
  return faults;
}

function live(seed: number): { readonly faults: readonly string[]; readonly life: Life } {
  const chance = chanceFrom(seed);
  const character = aMoment({ world, character: { story: { phase: 'Available' }, actions: { count: 20 } } }).character;
  const life: Life = {
    character,
    ...{ monthsPaid: [], differencesPaid: [], refreshed: [], unlocked: new Map() },
  };
  const faults: string[] = [];
  let learnedAt: number | undefined;
  for (let now = start; now < end; ) {
    const known = life.books;
    passInBooks(life, now, chance);
    // The server learns of a renewal late, but before the grace period is over.
    if (life.books !== known) learnedAt ??= now + chance.roll(maxDelayMs);
    const before = life.character;
    life.character = catchUp({ character: before, world }, now).character;
    if (life.character.actions.count > bankOf({ character: before, world }).capacity) faults.push(`actions at ${now}`);
    faults.push(...check(life, now));
    if (learnedAt !== undefined && learnedAt <= now) {
      learnRenewal(life, now);
      learnedAt = undefined;
    }
    if (chance.roll(4) === 1) ask(life, tiers[chance.roll(3) - 1] ?? 'none', now);
    if (chance.roll(2) === 1) useAllowances(life, now, chance);
    faults.push(...check(life, now));
    life.character = { ...life.character, actions: { count: 0, nextAt: now + actionPeriodMs } };
    const ahead = [life.books?.paidUntil, learnedAt].filter((at) => at !== undefined && at > now) as number[];
    now = Math.min(now + chance.roll(12 * day), ...ahead);
  }
  return { faults, life };
}

test('1,000 random members over 36 months have no gap, no overlap and no extra allowance', () => {
  const counts = { paid: 0, differences: 0, refreshed: 0, unlocked: 0 };
  for (let seed = 1; seed <= members; seed++) {
    const { faults, life } = live(seed);
    expect(faults, `seed ${seed}`).toEqual([]);
    const { monthsPaid, differencesPaid, refreshed, unlocked } = life;
    const byStart = monthsPaid.toSorted((one, other) => one.from - other.from);
    for (const [at, { from }] of byStart.entries()) expect(byStart[at - 1]?.to ?? 0).toBeLessThanOrEqual(from);
    for (const [at, used] of refreshed.entries())
      expect(monthNumber(used)).not.toBe(monthNumber(refreshed[at - 3] ?? 0));
    expect(Math.max(0, ...unlocked.values())).toBeLessThanOrEqual(2);
    counts.paid += monthsPaid.length;
    counts.differences += differencesPaid.length;
    counts.refreshed += refreshed.length;
    counts.unlocked += unlocked.size;
  }
  // Each kind of event happened often enough to show a fault.
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(members);
});
