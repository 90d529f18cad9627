/** The size of a map in pixels. */
export type Size = { readonly width: number; readonly height: number };

/** Checks the value of a field. Returns an error message that continues after the field's name, or undefined. */
export type Field = (value: unknown, size: Size) => string | undefined;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const numberFrom =
  (bounds: (size: Size) => readonly [least: number, most: number]): Field =>
  (value, size) => {
    const [least, most] = bounds(size);
    if (isNumber(value) && value >= least && value <= most) return undefined;
    return `is ${JSON.stringify(value)}; it must be a number from ${least} to ${most} on this map`;
  };

/** Positions and offsets on the map, in pixels. */
const across = numberFrom(({ width }) => [0, width]);
const down = numberFrom(({ height }) => [0, height]);
const aside = numberFrom(({ width }) => [-width, width]);
const above = numberFrom(({ height }) => [-height, height]);
const perCent = numberFrom(() => [0, 100]);

const whole =
  (least: number): Field =>
  (value) =>
    Number.isInteger(value) && Number(value) >= least
      ? undefined
      : `is ${JSON.stringify(value)}; it must be a whole number${least < 0 ? '' : ` from ${least} up`}`;

const yesOrNo: Field = (value) =>
  typeof value === 'boolean' ? undefined : `is ${JSON.stringify(value)}; it must be true or false`;

const name: Field = (value) =>
  typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)
    ? undefined
    : `is ${JSON.stringify(value)}; it must be a name of small letters, digits and hyphens`;

const corner = /^-?\d+(?:\.\d+)?,-?\d+(?:\.\d+)?$/;

/** A polygon to click on: `x,y x,y x,y`. */
const corners: Field = (value, { width, height }) => {
  const written = typeof value === 'string' ? value.split(' ') : [];
  const unread = written.find((each) => !corner.test(each));
  if (unread !== undefined) return `has "${unread}" where a corner should be, like "120,80"`;
  if (written.length < 3) return 'needs at least three corners, like "120,80 300,80 210,240"';
  const points = written.map((each) => each.split(',').map(Number) as [number, number]);
  const outside = points.findIndex(([x, y]) => x < 0 || y < 0 || x > width || y > height);
  if (outside >= 0) return `lies outside the map with "${written[outside]}": it is ${width} by ${height}`;
  return twiceTheArea(points) === 0 ? 'encloses nothing: its corners lie on one line' : undefined;
};

const twiceTheArea = (points: readonly (readonly [number, number])[]): number =>
  points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);

const anything: Field = () => undefined;

export const mapFields = {
  rootPrefix: name,
  width: whole(1),
  height: whole(1),
  minDestZoom: numberFrom(() => [0, 10]),
  spriteSheetCount: whole(0),
  places: anything,
} satisfies Readonly<Record<string, Field>>;

export const placeFields = {
  labelX: across,
  labelY: down,
  zIndex: whole(-1000),
  hideLabel: yesOrNo,
  hitbox: corners,
  mainDestinationHitbox: corners,
  sprite: name,
  spriteTopLeftX: across,
  spriteTopLeftY: down,
  selectionSpriteTopLeftX: across,
  selectionSpriteTopLeftY: down,
  mainDestinationSpriteTopLeftX: across,
  mainDestinationSpriteTopLeftY: down,
  pinOffsetX: aside,
  pinOffsetY: above,
  playerMarkerOffsetX: aside,
  playerMarkerOffsetY: above,
  headerOffsetX: perCent,
  headerOffsetY: perCent,
  overlay: anything,
} satisfies Readonly<Record<string, Field>>;

export const overlayFields = {
  index: whole(0),
  x: across,
  y: down,
  width: across,
  height: down,
} satisfies Readonly<Record<string, Field>>;
