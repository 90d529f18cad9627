import { type Change, type Character, costOfLevel, type QualityId, standingOf } from '@underhall/engine';
import type { WorldIndex } from './world-index.ts';

/**
 * The sum of all changes to a character since arrival, to compare with the sheet. It does not use the engine's
 * `applyChange`, so that the comparison reveals faults of either. Mutable.
 */
export type Ledger = {
  readonly placeOf: ReadonlyMap<QualityId, number>;
  /** Indexed by the position of the quality in the pack. */
  readonly levels: Int32Array;
  readonly points: Int32Array;
  actions: number;
  fate: number;
  area: number;
  /** Number of cards in each deck, and the cards in each hand, keyed by table. */
  readonly waiting: Map<number, number>;
  readonly hands: Map<number, number[]>;
};

export function openLedger({ actions, fate, area, qualities }: Character, { pack, placeOf }: WorldIndex): Ledger {
  const standings = pack.qualities.map(({ id }) => standingOf(qualities, id));
  return {
    placeOf,
    levels: Int32Array.from(standings, ({ level }) => level),
    points: Int32Array.from(standings, ({ points }) => points),
    actions: actions.count,
    fate,
    area,
    waiting: new Map(),
    hands: new Map(),
  };
}

type Entry<Kind extends Change['kind']> = (
  ledger: Ledger,
  change: Extract<Change, { kind: Kind }>,
) => string | undefined;

/** Handler for each kind of change. A new kind does not compile until it is listed here. */
const entries: { readonly [Kind in Change['kind']]: Entry<Kind> | 'not counted' } = {
  quality(ledger, { quality, from, to }) {
    const place = ledger.placeOf.get(quality);
    if (place === undefined) return `quality ${quality} is not in the world`;
    const [level, points] = [ledger.levels[place], ledger.points[place]];
    ledger.levels[place] = to.level;
    ledger.points[place] = to.points;
    const isFrom = from.level === level && from.points === points;
    return isFrom
      ? undefined
      : `quality ${quality} was at ${formatStanding(level, points)}, not at ${formatStanding(from.level, from.points)}`;
  },
  actions(ledger, { from, to }) {
    const before = ledger.actions;
    ledger.actions = to.count;
    return before === from.count ? undefined : `there were ${before} actions, not ${from.count}`;
  },
  fate(ledger, { from, to }) {
    const before = ledger.fate;
    ledger.fate = to;
    return before === from ? undefined : `there was ${before} Fate, not ${from}`;
  },
  moved(ledger, { from, to }) {
    const before = ledger.area;
    ledger.area = to;
    return before === from ? undefined : `the character was in area ${before}, not in ${from}`;
  },
  deck(ledger, { table, from, to }) {
    const before = ledger.waiting.get(table);
    ledger.waiting.set(table, to.count);
    return before === undefined || before === from.count
      ? undefined
      : `the deck at table ${table} had ${before} cards, not ${from.count}`;
  },
  'card drawn'(ledger, { table, card }) {
    const hand = handAt(table, ledger);
    const isHeld = hand.includes(card);
    hand.push(card);
    return isHeld ? `card ${card} was drawn, but was already in the hand` : undefined;
  },
  'card left'(ledger, { table, card }) {
    const hand = handAt(table, ledger);
    const place = hand.indexOf(card);
    if (place < 0) return `card ${card} left a hand it was not in`;
    hand.splice(place, 1);
    return undefined;
  },
  'card returned'(ledger, { table, card }) {
    const hand = handAt(table, ledger);
    const isHeld = hand.includes(card);
    hand.push(card);
    return isHeld ? `card ${card} returned, but was already in the hand` : undefined;
  },
  // Shared qualities belong to the town. `checkSharedLevels` checks them.
  shared: 'not counted',
  rolled: 'not counted',
  story: 'not counted',
  met: 'not counted',
  'forced in a row': 'not counted',
  opened: 'not counted',
  'journal offered': 'not counted',
  letter: 'not counted',
  renamed: 'not counted',
  'name changed': 'not counted',
  'face changed': 'not counted',
  'frame changed': 'not counted',
  'banner changed': 'not counted',
  repeated: 'not counted',
  membership: 'not counted',
  'refresh used': 'not counted',
  'unlocks used': 'not counted',
  chronograph: 'not counted',
  setting: 'not counted',
  stayed: 'not counted',
  lodged: 'not counted',
  revealed: 'not counted',
  'held back': 'not counted',
  'code redeemed': 'not counted',
  worn: 'not counted',
  'taken off': 'not counted',
  'outfit saved': 'not counted',
  'outfit chosen': 'not counted',
  'plan saved': 'not counted',
  'plan done': 'not counted',
  'plan dropped': 'not counted',
  'agent engaged': 'not counted',
  'agent dismissed': 'not counted',
  'agent turned away': 'not counted',
  agent: 'not counted',
  'timer started': 'not counted',
  'timer stopped': 'not counted',
  'timer due': 'not counted',
  bought: 'not counted',
  sold: 'not counted',
  invited: 'not counted',
  'invitation over': 'not counted',
  'event begun': 'not counted',
};

export const changeKinds = Object.keys(entries) as readonly Change['kind'][];

/** Enters a change. Returns an error message if the change does not start from the result of the previous one. */
export function enterChange<Kind extends Change['kind']>(
  ledger: Ledger,
  change: Extract<Change, { kind: Kind }>,
): string | undefined {
  const entry: Entry<Kind> | 'not counted' = entries[change.kind as Kind];
  return entry === 'not counted' ? undefined : entry(ledger, change);
}

function handAt(table: number, { hands }: Ledger): number[] {
  const hand = hands.get(table) ?? [];
  hands.set(table, hand);
  return hand;
}

/** Describes the first difference between sheet and ledger. Returns undefined if they agree. */
export function ledgerMismatch(
  ledger: Ledger,
  { actions, fate, area, qualities, cards }: Character,
): string | undefined {
  const { ids, levels, points } = qualities;
  let [owned, entered] = [0, 0];
  for (let row = 0; row < ids.length; row++) {
    const place = ledger.placeOf.get(ids[row] as number) ?? -1;
    if (levels[row] !== ledger.levels[place] || points[row] !== ledger.points[place]) {
      const [onSheet, inLedger] = [
        formatStanding(levels[row], points[row]),
        formatStanding(ledger.levels[place], ledger.points[place]),
      ];
      return `quality ${ids[row]} is at ${onSheet} on the sheet, at ${inLedger} in the ledger`;
    }
    if (levels[row] !== 0) owned++;
  }
  for (const level of ledger.levels) if (level !== 0) entered++;
  if (owned !== entered) return `the sheet holds ${owned} qualities, the ledger ${entered}`;
  if (actions.count !== ledger.actions) return `${actions.count} actions on the sheet, ${ledger.actions} in the ledger`;
  if (fate !== ledger.fate) return `${fate} Fate on the sheet, ${ledger.fate} in the ledger`;
  if (area !== ledger.area) return `area ${area} on the sheet, ${ledger.area} in the ledger`;
  for (const table in cards) {
    const hand = cards[table]?.hand ?? [];
    const drawn = ledger.hands.get(Number(table)) ?? [];
    if (String(hand) !== String(drawn))
      return `the hand at table ${table} is ${hand} on the sheet, ${drawn} in the ledger`;
  }
  return undefined;
}

const formatStanding = (level: number | undefined, points: number | undefined): string => `${level} (${points} points)`;

/** True for integers from 0, with fewer points than the next level costs. */
export function isValidStanding(
  { level, points }: { level: number; points: number },
  climbs: 'one by one' | 'ever steeper',
  steepest: number,
): boolean {
  if (!Number.isInteger(level) || !Number.isInteger(points) || level < 0 || points < 0) return false;
  return climbs === 'one by one' ? points === 0 : points < costOfLevel(level + 1, steepest);
}
