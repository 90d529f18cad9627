import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Endpoint, endpoints } from '@underhall/contract';

/** A call as a line of the specification names it. */
export type SpecifiedCall = {
  readonly line: string;
  readonly method: 'GET' | 'POST';
  /** As written, for example `/messages/{id}`. */
  readonly path: string;
  /** Names of the fields that the line lists for this call. */
  readonly fields: readonly string[];
  /** Undefined if the contract has no such call. */
  readonly endpoint: Endpoint | undefined;
};

const page = join(import.meta.dirname, '../../../docs/spec/calls.md');

/** The lines below the headings, without the heads of tables. */
export const specifiedLines = (): readonly string[] =>
  readFileSync(page, 'utf8')
    .split('\n')
    .slice(4)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^#|^\*\*[^*]+\*\*$|^\|[-|]+\|$|^\| (?:Call|Method) \|/.test(line));

const namedIn = (text: string): readonly string[] => text.match(/[A-Za-z]+/g) ?? [];
const isCamelCase = (word: string): boolean => /^[a-z]+[A-Z]/.test(word) && word !== 'isSuccess';
const withoutNames = (path: string): string => path.replace(/:\w+(?:\(.*?\))?|\{\w+\}/g, '{}');

function endpointFor(method: string, path: string): Endpoint | undefined {
  return endpoints.find(
    (each) =>
      each.method === method &&
      [each.path, ...((each as Endpoint).olderPaths ?? [])].some((own) => withoutNames(own) === withoutNames(path)),
  );
}

/** The calls of one line. A path without a method or area has those of the path before it. */
export function callsIn(line: string): readonly SpecifiedCall[] {
  const written = line.replace(/^\| (GET|POST) \| (\S+) \|/, '$1 $2 |');
  const calls: SpecifiedCall[] = [];
  let method: 'GET' | 'POST' | undefined;
  for (const found of written.matchAll(
    /(?:(GET|POST) (?=\/?[a-z]))?((?<=(?:GET|POST) )[a-z]+\/[\w/{}]+|\/[a-z][\w/{}]*)/g,
  )) {
    method = (found[1] as typeof method) ?? method;
    if (method === undefined) continue;
    const absolute = found[2]?.replace(/^(?!\/)/, '/') ?? '';
    const area = /^\/\w+/.exec(calls.at(-1)?.path ?? '')?.[0] ?? '';
    const path = [absolute, `${area}${absolute}`].find((each) => endpointFor(method ?? '', each)) ?? absolute;
    const endpoint = endpointFor(method, path);
    const declared = Object.keys((endpoint?.body as { properties?: object } | undefined)?.properties ?? {});
    const rest = written.slice(found.index + found[0].length);
    const inBraces = /^[^/;=]*?\{([^}]*)\}/.exec(rest)?.[1] ?? '';
    const inQuery = /^\?([\w,]+)/.exec(rest)?.[1] ?? '';
    const listed = /^[^|]*\| ([^;|]*)/.exec(rest)?.[1] ?? '';
    const fields = [
      ...namedIn(written).filter((word) => declared.includes(word)),
      ...inBraces
        .split(/,| or |and /)
        .map((name) => name.trim())
        .filter((name) => /^\w+$/.test(name)),
      ...inQuery.split(',').filter((name) => name !== ''),
      ...(method === 'POST' && !/^returns/.test(listed) ? namedIn(listed).filter(isCamelCase) : []),
    ];
    const call = { line, method, endpoint, fields: [...new Set(fields)] };
    calls.push({ ...call, path });
    const suffix = /^\?[\w=]+\{\w+\}, with an optional (\/\{\w+\}) suffix/.exec(rest)?.[1];
    if (suffix) calls.push({ ...call, path: `${path}${suffix}` });
  }
  return calls;
}
