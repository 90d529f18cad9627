import { ComfortSchema, type SomeComfort } from '@underhall/contract';
import { Check } from 'typebox/value';

/** The settings of this version, where their values are: others come from newer or older servers, or from nowhere. */
export const knownComfort = (told: Readonly<Record<string, unknown>>): SomeComfort =>
  Object.fromEntries(
    Object.entries(ComfortSchema.properties).flatMap(([name, schema]) =>
      Object.hasOwn(told, name) && Check(schema, told[name]) ? [[name, told[name]]] : [],
    ),
  );
