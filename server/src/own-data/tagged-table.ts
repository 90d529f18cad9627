/**
 * How personal a column is.
 * - `personal`: data of a person that only they see, or only people for whom it is meant.
 * - `public`: data of a person that other players see.
 * - `pseudonymous`: an ID, a digest or a secret that means nothing without the rows it refers to.
 * - `none`: about nobody.
 *
 * The export contains personal, public and purchase columns. An erasure deletes personal and public columns, but not
 * purchases.
 */
export const tags = ['personal', 'public', 'pseudonymous', 'none'] as const;
export type Tag = (typeof tags)[number];

export type TaggedTable = {
  /** The column with the owner of a row, and the kind of owner. Absent if the rows have no owner. */
  readonly owner?: { readonly column: string; readonly by: 'account' | 'character' | 'subscription' };
  /** Set if one owner may have many rows. The export pages through this ascending column. */
  readonly pagedBy?: string;
  /** How long a row stays, for docs/operators/personal-data.md. 'with it': as long as the account or the character. */
  readonly retention: string;
  readonly columns: Readonly<Record<string, Tag>>;
  /** The column with another player's character. The export adds both names of that player, as the contact page does. */
  readonly other?: { readonly column: string; readonly name: string; readonly userName: string };
  /** Columns of a purchase. The export contains these columns although they are not personal. */
  readonly purchaseColumns?: readonly string[];
};

export const byAccount = { owner: { column: 'account_id', by: 'account' } } as const;
export const byCharacter = { owner: { column: 'character_id', by: 'character' } } as const;

export const personalColumns = ({ columns }: TaggedTable): readonly string[] =>
  Object.keys(columns).filter((column) => columns[column] === 'personal' || columns[column] === 'public');

export const exportedColumns = (table: TaggedTable): readonly string[] => [
  ...personalColumns(table),
  ...(table.purchaseColumns ?? []),
];

/** The exported columns, and the names of another player if the rows refer to one. */
export const exportedFields = (table: TaggedTable): readonly string[] => [
  ...exportedColumns(table),
  ...(table.other ? [table.other.name, table.other.userName] : []),
];
