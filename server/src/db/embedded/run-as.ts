/** The account that runs the database. PostgreSQL refuses to run as root, also inside a user namespace. */
export type RunAs =
  | { readonly kind: 'myself' }
  | { readonly kind: 'namespace' }
  | { readonly kind: 'account'; readonly uid: number; readonly gid: number };

/** UID of `nobody`. Creating a cluster requires an account with a name, and every system has this one. */
export const nobody = 65534;

export type Command = {
  readonly file: string;
  readonly args: readonly string[];
  readonly uid?: number;
  readonly gid?: number;
};

export function runAs(account: RunAs, file: string, args: readonly string[]): Command {
  if (account.kind === 'account') return { file, args, uid: account.uid, gid: account.gid };
  if (account.kind === 'myself') return { file, args };
  // Root outside of the namespace and nobody inside: root owns the files, and the program has no privileges.
  const map = ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`];
  return { file: 'unshare', args: [...map, '--', file, ...args] };
}

/** Minimal environment for the programs, without our variables such as PGDATA or PGPORT. */
export const plainEnvironment: Readonly<Record<string, string>> = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/run/current-system/sw/bin',
  LC_ALL: 'C',
};
