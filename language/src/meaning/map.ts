import type { Drawing, DrawnMap } from '@underhall/engine';
import { didYouMean } from '../syntax/did-you-mean.ts';
import { placeInJson, placeOfError } from '../syntax/json-place.ts';
import type { Reading } from './form.ts';
import { type Field, mapFields, overlayFields, placeFields, type Size } from './map-fields.ts';

export type WrittenMap = {
  /** The folder of the root area. */
  readonly root: string;
  readonly file: string;
  readonly map: DrawnMap;
  /** Keys are usually the folders of areas. */
  readonly places: ReadonlyMap<string, Drawing>;
};

type Json = Readonly<Record<string, unknown>>;
type Fields = Readonly<Record<string, Field>>;

/** Reports problems with their positions. Returns undefined if the JSON or a top-level field is invalid. */
export function readMap(file: string, text: string, { report }: Reading): WrittenMap | undefined {
  const reportAt = (keys: readonly string[], message: string) => report(placeInJson(file, text, keys), message);
  const document = parsed(text, (mistake) => report(placeOfError(file, text, mistake), 'invalid JSON from here on'));
  if (document === undefined) return undefined;
  if (!isObject(document)) {
    reportAt([], 'a map is a JSON object: { "width": 2048, ... }');
    return undefined;
  }
  const size = { width: Number(document.width), height: Number(document.height) };
  const checkFields = fieldsOf(reportAt, size);
  const isValid = checkFields([], document, mapFields, Object.keys(mapFields));
  const places = isValid ? placesIn(document.places, checkFields, reportAt) : [];
  if (!isValid) return undefined;
  const { places: _places, ...map } = document;
  return { root: rootOf(file), file, map: map as DrawnMap, places: new Map(places) };
}

const rootOf = (file: string): string => /([^/]+)\.json$/.exec(file)?.[1] ?? '';

function parsed(text: string, mistaken: (message: string) => void): unknown {
  try {
    return JSON.parse(text);
  } catch (mistake) {
    mistaken(mistake instanceof Error ? mistake.message : '');
    return undefined;
  }
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type ReportAt = (keys: readonly string[], message: string) => void;
type CheckFields = (at: readonly string[], things: Json, fields: Fields, required: readonly string[]) => boolean;

/** Reports unknown, missing and invalid fields. Returns true if there are none. */
const fieldsOf =
  (reportAt: ReportAt, size: Size): CheckFields =>
  (at, things, fields, required) => {
    const missing = required.filter((key) => !Object.hasOwn(things, key));
    for (const key of missing) reportAt(at, `"${key}" is missing here`);
    const wrong = Object.entries(things).filter(([key, value]) => {
      const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
      const complaint = field ? field(value, size) : 'is unknown here.';
      if (complaint !== undefined)
        reportAt([...at, key], `"${key}" ${complaint}${field ? '' : hint(key, Object.keys(fields))}`);
      return complaint !== undefined;
    });
    return missing.length + wrong.length === 0;
  };

const hint = (key: string, known: readonly string[]): string => didYouMean(key, known) || ` Known: ${known.join(', ')}`;

function placesIn(
  places: unknown,
  checkFields: CheckFields,
  reportAt: ReportAt,
): readonly (readonly [string, Drawing])[] {
  if (!isObject(places)) {
    reportAt(['places'], '"places" must be an object of places by name: { "lampwick": { ... } }');
    return [];
  }
  return Object.entries(places).flatMap(([key, place]) => {
    const at = ['places', key];
    if (!isObject(place)) {
      reportAt(at, `"${key}" must be an object like { "labelX": 100, "labelY": 80 }`);
      return [];
    }
    const isValid =
      checkFields(at, place, placeFields, ['labelX', 'labelY']) &&
      isOverlaySound(place.overlay, at, checkFields, reportAt) &&
      isPositionComplete(place, key, reportAt);
    return isValid ? [[key, { zIndex: 0, ...place } as Drawing] as const] : [];
  });
}

function isOverlaySound(
  overlay: unknown,
  at: readonly string[],
  checkFields: CheckFields,
  reportAt: ReportAt,
): boolean {
  if (overlay === undefined) return true;
  if (isObject(overlay)) return checkFields([...at, 'overlay'], overlay, overlayFields, Object.keys(overlayFields));
  reportAt(
    [...at, 'overlay'],
    '"overlay" must be an object like { "index": 0, "x": 10, "y": 10, "width": 200, "height": 100 }',
  );
  return false;
}

const corners = ['spriteTopLeft', 'selectionSpriteTopLeft', 'mainDestinationSpriteTopLeft'];

function isPositionComplete(place: Json, key: string, reportAt: ReportAt): boolean {
  const has = (field: string) => Object.hasOwn(place, field);
  const half = corners.find((corner) => has(`${corner}X`) !== has(`${corner}Y`));
  if (half !== undefined) reportAt(['places', key], `"${half}X" and "${half}Y" must be written together`);
  const isLost = has('sprite') && !has('spriteTopLeftX') && !has('mainDestinationSpriteTopLeftX');
  if (half === undefined && isLost)
    reportAt(
      ['places', key, 'sprite'],
      `"${key}" has a sprite without a position; add "spriteTopLeftX" and "spriteTopLeftY"`,
    );
  return half === undefined && !isLost;
}
