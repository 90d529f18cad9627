import { type Static, Type } from 'typebox';
import { Check } from 'typebox/value';

/** The contents of a backup, which stand in it as `manifest.json`. */
const ManifestSchema = Type.Object({
  kind: Type.Literal('game backup'),
  format: Type.Literal(1),
  /** The moment of the snapshot, in ISO 8601. */
  takenAt: Type.String(),
  /** The major version of the PostgreSQL it was taken from. */
  postgres: Type.Integer(),
  /** The version of the world, where it is known. */
  world: Type.Optional(Type.String()),
  migrations: Type.Array(Type.String()),
  tables: Type.Array(
    Type.Object({
      name: Type.String(),
      columns: Type.Array(Type.String()),
      rows: Type.Integer(),
      /** Of the compressed file, in hexadecimal. */
      sha256: Type.String(),
    }),
  ),
  /** The months of which the ledger has turns, by their first days. */
  ledgerMonths: Type.Optional(Type.Array(Type.String())),
  counters: Type.Array(Type.Object({ name: Type.String(), at: Type.String(), isUsed: Type.Boolean() })),
  hasSecrets: Type.Boolean(),
});

export type Manifest = Static<typeof ManifestSchema>;

export const manifestName = 'manifest.json';
export const secretsName = 'secrets.json';
export const fileOf = (table: string): string => `tables/${table}.copy.gz`;

/** The manifest in a text; undefined if it is none that this version can read. */
export function readManifest(text: string): Manifest | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return Check(ManifestSchema, read) ? read : undefined;
  } catch {
    return undefined;
  }
}
