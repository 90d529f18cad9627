import type { Form } from './form.ts';

/** A form that is told by its shape: what is found, or what it should have been like. */
const shaped = <Value>(shape: RegExp, wanted: string, take: (found: readonly string[]) => Value | undefined) =>
  ({
    read({ text: said, at }, { report }) {
      const value = take(shape.exec(said) ?? []);
      if (value === undefined) report(at, `"${said}" is not ${wanted}`);
      return value;
    },
  }) satisfies Form<Value>;

/** The limits of zoom on a map, the farthest and the nearest: `3 to 5`. */
export const zooms = shaped(
  /^(\d+(?:\.\d+)?) to (\d+(?:\.\d+)?)$/,
  'a zoom, from farthest out to nearest, like "3 to 5"',
  ([, from, to]) => {
    const [least, most] = [Number(from), Number(to)];
    return most > least ? { least, most } : undefined;
  },
);

/** Per cent from the left and from the top: `50% 0%`. */
export const perCents = shaped(
  /^(\d{1,3})% (\d{1,3})%$/,
  'a place on the map in per cent, from the left and from the top, like "50% 0%"',
  ([, left, top]) => {
    const [x, y] = [Number(left), Number(top)];
    return x <= 100 && y <= 100 ? { x, y } : undefined;
  },
);

/** A colour, with how much it covers or without. */
export const colour = shaped(
  /^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/,
  'a colour, like "#1b1712", or "#1b1712cc" if something is to shine through',
  ([found]) => found,
);

/** The name of a place on a drawn map, or the word for not being on it. */
export const placeOnMap = shaped(
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  'the name of a place of a map: small letters, digits and hyphens, like "lampwick"',
  ([found]) => found,
);

/** A folder, seen from the world's own. */
export const folderOfMaps = shaped(
  /^[\w./-]+$/,
  'a folder, seen from that of the world, like "../world/maps"',
  ([found]) => found,
);
