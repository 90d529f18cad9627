/** The account that runs the database. PostgreSQL refuses to run as root, also inside a user namespace. */
export type RunAs =
  | { readonly kind: 'myself' }
  | { readonly kind: 'namespace' }
  | { readonly kind: 'account'; readonly uid: number; readonly gid: number };

/** UID of `nobody`. initdb requires a named account, and every system has `nobody`. */
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
  // Outside the user namespace the program runs as root, so root owns its files. Inside, it runs as nobody, without
  // privileges.
  const map = ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`];
  return { file: 'unshare', args: [...map, '--', file, ...args] };
}

/** Minimal environment for the programs, excluding our variables such as PGDATA or PGPORT. */
export const plainEnvironment: Readonly<Record<string, string>> = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/run/current-system/sw/bin',
  LC_ALL: 'C',
};
