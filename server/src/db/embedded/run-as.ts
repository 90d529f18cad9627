/** Under which account the database runs. PostgreSQL refuses to be root, also inside a user namespace. */
export type RunAs =
  | { readonly kind: 'myself' }
  | { readonly kind: 'namespace' }
  | { readonly kind: 'account'; readonly uid: number; readonly gid: number };

/** `nobody`, on every system that has it. A cluster can only be made by an account with a name; this one has one. */
export const nobody = 65534;

/** A program with what is needed to run it under that account. */
export type Command = {
  readonly file: string;
  readonly args: readonly string[];
  readonly uid?: number;
  readonly gid?: number;
};

/** Rewrites a command so that it runs under the given account. */
export function runAs(account: RunAs, file: string, args: readonly string[]): Command {
  if (account.kind === 'account') return { file, args, uid: account.uid, gid: account.gid };
  if (account.kind === 'myself') return { file, args };
  // Root outside, nobody inside: files stay root's, and no power of root's is left within.
  const map = ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`];
  return { file: 'unshare', args: [...map, '--', file, ...args] };
}

/** The smallest environment that the programs need; nothing of ours (PGDATA, PGPORT, ...) leaks into them. */
export const plainEnvironment: Readonly<Record<string, string>> = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/run/current-system/sw/bin',
  LC_ALL: 'C',
};
