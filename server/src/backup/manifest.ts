import { type Static, Type } from 'typebox';
import { Check } from 'typebox/value';

/** Stored in the backup as `manifest.json`. */
const ManifestSchema = Type.Object({
  kind: Type.Literal('game backup'),
  format: Type.Literal(1),
  /** Time of the snapshot, in ISO 8601. */
  takenAt: Type.String(),
  postgres: Type.Integer(),
  /** Version of the compiled world, if there was one. */
  world: Type.Optional(Type.String()),
  migrations: Type.Array(Type.String()),
  tables: Type.Array(
    Type.Object({
      name: Type.String(),
      columns: Type.Array(Type.String()),
      rows: Type.Integer(),
      /** Digest of the compressed file, in hexadecimal. */
      sha256: Type.String(),
    }),
  ),
  /** The first day of each month that has turns. */
  ledgerMonths: Type.Optional(Type.Array(Type.String())),
  counters: Type.Array(Type.Object({ name: Type.String(), at: Type.String(), isUsed: Type.Boolean() })),
  hasSecrets: Type.Boolean(),
});

export type Manifest = Static<typeof ManifestSchema>;

export const manifestName = 'manifest.json';
export const secretsName = 'secrets.json';
export const fileOf = (table: string): string => `tables/${table}.copy.gz`;

/** Returns undefined if this version cannot read the manifest. */
export function readManifest(text: string): Manifest | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return Check(ManifestSchema, read) ? read : undefined;
  } catch {
    return undefined;
  }
}
