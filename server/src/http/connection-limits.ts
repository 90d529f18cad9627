import { readFileSync } from 'node:fs';

/** `bytes` is the limit for bodies and replies in memory, of all connections together. */
export type ConnectionLimits = { readonly connections: number; readonly bytes: number };

const mebibyte = 1024 * 1024;

/**
 * Half of the file descriptors are for connections, because each connection may also need a file. 200 are reserved for
 * the database and other uses. An idle connection takes about 10 kB, or twice that with incomplete headers.
 */
export function defaultLimits(): ConnectionLimits {
  const maxFiles = maxOpenFiles();
  return { connections: Math.max(64, Math.min(2_000, Math.floor((maxFiles - 200) / 2))), bytes: 20 * mebibyte };
}

/** Infinite if the system does not report it. Node has already raised the soft limit to the hard limit. */
function maxOpenFiles(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    return Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
