import { type Change, type Character, costOfLevel, type QualityId, standingOf } from '@underhall/engine';
import type { Almanac } from './almanac.ts';

/**
 * All that was ever entered about a character, added up from the start and by nothing but the changes: what the
 * sheet is held against. Written apart from the engine's own way of applying changes, so that neither can
 * cover for the other. Changed in place.
 */
export type Ledger = {
  readonly placeOf: ReadonlyMap<QualityId, number>;
  /** By the place of a quality in the pack. */
  readonly levels: Int32Array;
  readonly points: Int32Array;
  actions: number;
  fate: number;
  area: number;
  /** Cards waiting and cards held, by the setting that keeps them. */
  readonly waiting: Map<number, number>;
  readonly hands: Map<number, number[]>;
};

/** The ledger of somebody who has just come: what they came with is its first entry. */
export function openLedger({ actions, fate, area, qualities }: Character, { pack, placeOf }: Almanac): Ledger {
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

/** Enters a change. Answers what is wrong with it: it does not start from where the last one ended. */
export function enter(ledger: Ledger, change: Change): string | undefined {
  switch (change.kind) {
    case 'quality': {
      const place = ledger.placeOf.get(change.quality);
      if (place === undefined) return `quality ${change.quality} is not in the world`;
      const { from, to } = change;
      const [level, points] = [ledger.levels[place], ledger.points[place]];
      ledger.levels[place] = to.level;
      ledger.points[place] = to.points;
      const isFrom = from.level === level && from.points === points;
      return isFrom ? undefined : `quality ${change.quality} stood at ${level} and ${points}, not at ${told(from)}`;
    }
    case 'actions': {
      const before = ledger.actions;
      ledger.actions = change.to.count;
      return before === change.from.count ? undefined : `there were ${before} actions, not ${change.from.count}`;
    }
    case 'fate': {
      const before = ledger.fate;
      ledger.fate = change.to;
      return before === change.from ? undefined : `there was ${before} Fate, not ${change.from}`;
    }
    case 'moved': {
      const before = ledger.area;
      ledger.area = change.to;
      return before === change.from ? undefined : `they stood in area ${before}, not in ${change.from}`;
    }
    default:
      return enterCards(ledger, change);
  }
}

function enterCards(ledger: Ledger, change: Change): string | undefined {
  if (change.kind === 'deck') {
    const before = ledger.waiting.get(change.table);
    ledger.waiting.set(change.table, change.to.count);
    return before === undefined || before === change.from.count
      ? undefined
      : `${before} cards waited at table ${change.table}, not ${change.from.count}`;
  }
  if (change.kind !== 'card drawn' && change.kind !== 'card left') return undefined;
  const hand = ledger.hands.get(change.table) ?? [];
  const place = hand.indexOf(change.card);
  ledger.hands.set(change.table, hand);
  if (change.kind === 'card drawn') {
    hand.push(change.card);
    return place < 0 ? undefined : `card ${change.card} was drawn, and was held already`;
  }
  if (place < 0) return `card ${change.card} left a hand it was not in`;
  hand.splice(place, 1);
  return undefined;
}

/** Where the sheet says something else than the ledger; nothing when they agree about everything. */
export function disagreement(ledger: Ledger, { actions, fate, area, qualities, cards }: Character): string | undefined {
  const { ids, levels, points } = qualities;
  let [held, entered] = [0, 0];
  for (let row = 0; row < ids.length; row++) {
    const place = ledger.placeOf.get(ids[row] as number) ?? -1;
    if (levels[row] !== ledger.levels[place] || points[row] !== ledger.points[place]) {
      const ledgers = `${ledger.levels[place]} and ${ledger.points[place]}`;
      return `quality ${ids[row]} is ${levels[row]} and ${points[row]} on the sheet, ${ledgers} by the ledger`;
    }
    if (levels[row] !== 0) held++;
  }
  for (const level of ledger.levels) if (level !== 0) entered++;
  if (held !== entered) return `the sheet holds ${held} qualities, the ledger ${entered}`;
  if (actions.count !== ledger.actions) return `${actions.count} actions on the sheet, ${ledger.actions} by the ledger`;
  if (fate !== ledger.fate) return `${fate} Fate on the sheet, ${ledger.fate} by the ledger`;
  if (area !== ledger.area) return `area ${area} on the sheet, ${ledger.area} by the ledger`;
  for (const table in cards) {
    const hand = cards[table]?.hand ?? [];
    const drawn = ledger.hands.get(Number(table)) ?? [];
    if (String(hand) !== String(drawn)) return `hand ${hand} at table ${table}, ${drawn} by the ledger`;
  }
  return undefined;
}

const told = ({ level, points }: { level: number; points: number }): string => `${level} and ${points}`;

/** Is this a standing a quality can have: whole numbers, none below nothing, and less points than the next level costs? */
export function isStanding(
  { level, points }: { level: number; points: number },
  climbs: 'one by one' | 'ever steeper',
  steepest: number,
): boolean {
  if (!Number.isInteger(level) || !Number.isInteger(points) || level < 0 || points < 0) return false;
  return climbs === 'one by one' ? points === 0 : points < costOfLevel(level + 1, steepest);
}
