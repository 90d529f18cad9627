/** Something with a size that is to lie on a sheet. */
export type Sized = { readonly width: number; readonly height: number };

/** A thing with its place: the upper left corner on its sheet. */
export type Placed<Thing> = { readonly thing: Thing; readonly x: number; readonly y: number };

export type PackedSheet<Thing> = Sized & { readonly placed: readonly Placed<Thing>[] };

/** The rules of a packing: the number of sheets, the largest side of each, and the gap between two things. */
export type SheetRules = { readonly count: number; readonly side?: number; readonly gap?: number };

const SIDE = 2048;
const GAP = 2;
const STEP = 16;

/**
 * Lays things out on exactly `count` sheets, none of them empty and none wider or higher than `side` (2048), with `gap`
 * (2) pixels between any two. Nothing is turned. The sheets come out about as large as each other and as small as they
 * can be. The same things in the same order lie at the same places. Throws if they do not fit.
 */
export function pack<Thing extends Sized>(
  things: readonly Thing[],
  { count, side = SIDE, gap = GAP }: SheetRules,
): readonly PackedSheet<Thing>[] {
  if (things.length < count) throw new Error(`${things.length} pictures cannot fill ${count} sheets`);
  const area = things.reduce((sum, { width, height }) => sum + (width + gap) * (height + gap), 0);
  const longest = Math.max(...things.map(({ width, height }) => Math.max(width, height)));
  for (let trialSide = Math.max(longest, Math.floor(Math.sqrt(area / count)) - gap); ; trialSide += STEP) {
    const sheets = packed(things, count, Math.min(trialSide, side), gap);
    if (sheets !== undefined) return withoutEmptyOnes(sheets).map(trimmed);
    if (trialSide >= side) throw new Error(`${things.length} pictures do not fit on ${count} sheets of ${side} pixels`);
  }
}

type Room = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
type Open<Thing> = { rooms: Room[]; readonly placed: Placed<Thing>[] };

/** Largest first, each where the least is left over on one side ("maximal rectangles, best short side fit"). */
function packed<Thing extends Sized>(
  things: readonly Thing[],
  count: number,
  side: number,
  gap: number,
): Open<Thing>[] | undefined {
  // A thing takes its gap with it, to the right and below: at the sheet's own edge it may hang over.
  const whole = { x: 0, y: 0, width: side + gap, height: side + gap };
  const sheets = Array.from({ length: count }, (): Open<Thing> => ({ rooms: [whole], placed: [] }));
  for (const thing of [...things].sort(largerFirst)) {
    const width = thing.width + gap;
    const height = thing.height + gap;
    const best = bestRoom(sheets, width, height);
    if (best === undefined) return undefined;
    const { sheet, room } = best;
    sheet.placed.push({ thing, x: room.x, y: room.y });
    sheet.rooms = roomsLeft(sheet.rooms, { x: room.x, y: room.y, width, height });
  }
  return sheets;
}

function largerFirst(one: Sized, other: Sized): number {
  const longer = Math.max(other.width, other.height) - Math.max(one.width, one.height);
  return longer === 0 ? other.width * other.height - one.width * one.height : longer;
}

function bestRoom<Thing>(sheets: readonly Open<Thing>[], width: number, height: number) {
  let best: { readonly sheet: Open<Thing>; readonly room: Room } | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const sheet of sheets) {
    for (const room of sheet.rooms) {
      const across = room.width - width;
      const down = room.height - height;
      if (across < 0 || down < 0) continue;
      // The longer side decides between rooms that are equally tight.
      const waste = Math.min(across, down) * 4096 + Math.max(across, down);
      if (waste < least) [best, least] = [{ sheet, room }, waste];
    }
  }
  return best;
}

/** Rooms overlap each other: the place of a new thing is cut out of each, and those inside others are dropped. */
function roomsLeft(rooms: readonly Room[], place: Room): Room[] {
  const cut = rooms.flatMap((room) => (meet(room, place) ? partsBeside(room, place) : [room]));
  return cut.filter((room, at) => !cut.some((other, index) => index !== at && holds(other, room, index < at)));
}

function partsBeside(room: Room, place: Room): Room[] {
  const right = room.x + room.width;
  const bottom = room.y + room.height;
  const parts = [
    { ...room, width: place.x - room.x },
    { ...room, height: place.y - room.y },
    { ...room, x: place.x + place.width, width: right - place.x - place.width },
    { ...room, y: place.y + place.height, height: bottom - place.y - place.height },
  ];
  return parts.filter(({ width, height }) => width > 0 && height > 0);
}

function meet(one: Room, other: Room): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** Of two equal rooms the earlier one stays. */
function holds(outer: Room, inner: Room, isEarlier: boolean): boolean {
  const isEqual =
    outer.x === inner.x && outer.y === inner.y && outer.width === inner.width && outer.height === inner.height;
  if (isEqual) return isEarlier;
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.width >= inner.x + inner.width &&
    outer.y + outer.height >= inner.y + inner.height
  );
}

function withoutEmptyOnes<Thing>(sheets: readonly Open<Thing>[]): readonly Open<Thing>[] {
  for (const empty of sheets.filter(({ placed }) => placed.length === 0)) {
    const fullest = sheets.reduce((most, sheet) => (sheet.placed.length > most.placed.length ? sheet : most));
    const last = fullest.placed.pop();
    if (last !== undefined) empty.placed.push({ thing: last.thing, x: 0, y: 0 });
  }
  return sheets;
}

function trimmed<Thing extends Sized>({ placed }: Open<Thing>): PackedSheet<Thing> {
  return {
    width: Math.max(...placed.map(({ thing, x }) => x + thing.width)),
    height: Math.max(...placed.map(({ thing, y }) => y + thing.height)),
    placed,
  };
}
