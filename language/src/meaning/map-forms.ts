import type { Form } from './form.ts';

/** A form defined by a pattern. `expected` describes it in the error message. */
const patternForm = <Value>(shape: RegExp, expected: string, take: (found: readonly string[]) => Value | undefined) =>
  ({
    read({ text, at }, { report }) {
      const value = take(shape.exec(text) ?? []);
      if (value === undefined) report(at, `"${text}" is not ${expected}`);
      return value;
    },
  }) satisfies Form<Value>;

/** The minimum and maximum zoom of a map: `3 to 5`. */
export const zooms = patternForm(
  /^(\d+(?:\.\d+)?) to (\d+(?:\.\d+)?)$/,
  'a zoom, from farthest out to nearest, like "3 to 5"',
  ([, from, to]) => {
    const [least, most] = [Number(from), Number(to)];
    return most > least ? { least, most } : undefined;
  },
);

/** Percent from the left and from the top: `50% 0%`. */
export const perCents = patternForm(
  /^(\d{1,3})% (\d{1,3})%$/,
  'a place on the map in per cent, from the left and from the top, like "50% 0%"',
  ([, left, top]) => {
    const [x, y] = [Number(left), Number(top)];
    return x <= 100 && y <= 100 ? { x, y } : undefined;
  },
);

export const colour = patternForm(
  /^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/,
  'a colour, like "#1b1712", or "#1b1712cc" with opacity',
  ([found]) => found,
);

/** A place name, or `nothing`. */
export const placeOnMap = patternForm(
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  'the name of a place of a map: small letters, digits and hyphens, like "lampwick"',
  ([found]) => found,
);

/** Relative to the folder of the world. */
export const folderOfMaps = patternForm(
  /^[\w./-]+$/,
  'a folder relative to that of the world, like "../world/maps"',
  ([found]) => found,
);
