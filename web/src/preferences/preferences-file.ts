import type { Mark, MarkKind, PartialPreferences } from '@underhall/contract';
import { defaults } from './defaults.ts';
import { upgradePreferences } from './upgrade-preferences.ts';
import { type Markings, markKey, type Thing } from './use-marks.ts';

export type PreferencesFile = {
  readonly settings: PartialPreferences;
  readonly marks: readonly (Thing & { readonly mark: Mark })[];
};

const kinds: readonly string[] = ['storylet', 'branch', 'card'] satisfies MarkKind[];
const marks: readonly string[] = ['favourite', 'avoid'] satisfies Mark[];
const fileVersion = 1;

/** Serialises preferences and marks in a stable order. */
export function writePreferences({ settings, marks: marked }: PreferencesFile): string {
  const sorted = [...marked].sort((one, other) => markKey(one).localeCompare(markKey(other), 'en', { numeric: true }));
  return `${JSON.stringify({ underhall: 'comforts', version: fileVersion, settings, marks: sorted }, undefined, 2)}\n`;
}

/**
 * Parses a preferences file. Returns undefined if the text is not one. Ignores unknown preferences and invalid values.
 */
export function readPreferences(text: string): PreferencesFile | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (
    !isFields(parsed) ||
    parsed.underhall !== 'comforts' ||
    !isFields(parsed.settings) ||
    !Array.isArray(parsed.marks)
  ) {
    return undefined;
  }
  const valid = Object.entries(upgradePreferences(parsed.settings)).filter(
    ([name, value]) => Object.hasOwn(defaults, name) && typeof value === typeof defaults[name as keyof typeof defaults],
  );
  return { settings: Object.fromEntries(valid), marks: parsed.marks.filter(isMarked) };
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isMarked = (value: unknown): value is PreferencesFile['marks'][number] =>
  isFields(value) &&
  kinds.includes(String(value.kind)) &&
  marks.includes(String(value.mark)) &&
  Number.isSafeInteger(value.id) &&
  Number(value.id) > 0;

/** Returns the changes that restore these marks to their previous state. */
export const asBefore = (changed: readonly Thing[], before: Markings): Markings =>
  Object.fromEntries(changed.map((each) => [markKey(each), before[markKey(each)] ?? 'none']));
