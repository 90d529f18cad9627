import { holesIn, literalsIn } from './literals.ts';

/** An SQL statement of a store, or a part of one. */
export type Sql = {
  /** Name of the statement or, if it has none, of the constant or function that contains it. */
  readonly name: string;
  /** With inserted constants. Empty if the text is from another file. */
  readonly text: string;
};

const isStatement = /^\s*(?:select|insert|update|delete|with|lock|copy)\s/;
const maxDepth = 8;

/**
 * Finds the statements of a store: objects with `name` and `text`, and other literals that begin like a statement.
 * `others` are the sources of all stores, whose constants it may use.
 */
export function statementsIn(source: string, others: readonly string[] = []): readonly Sql[] {
  const constants = new Map([...others, source].flatMap(constantsIn));
  const parts = partsIn([...others, source]);
  const statements = literalsIn(source)
    .map(({ text, lead }) => ({ ...nameFor(lead, source, text), text: insertConstants(text, constants) }))
    .filter(({ text, name, isNamed }) => isStatement.test(text) && (isNamed || !parts.has(name)));
  const withoutText = [...source.matchAll(/name: (['`])([^'`]+)\1,\s*text(?=\s*\}|: text\b)/g)];
  return [
    ...statements.map(({ name, text }) => ({ name, text })),
    ...withoutText.map(({ 2: name = '' }) => ({ name, text: '' })),
  ];
}

/** The name and the literals of each constant and function. */
function constantsIn(source: string): [string, string][] {
  return [...source.matchAll(/^(?:export )?(?:const|function) (\w+)/gm)].map(({ 1: name = '', index }) => {
    const rest = source.slice(index + 6);
    const next = rest.search(/^(?:export |const |type |function |async |\/\*\*)/m);
    const literals = literalsIn(next < 0 ? rest : rest.slice(0, next)).map(({ text }) => text);
    return [name, literals.join(' ')];
  });
}

/** Names of constants that are parts of other statements, not statements themselves. */
const partsIn = (sources: readonly string[]): ReadonlySet<string> =>
  new Set(
    sources
      .flatMap((source) => literalsIn(source).flatMap(({ text }) => holesIn(text)))
      .map((hole) => hole.match(/^\w+/)?.[0] ?? ''),
  );

function nameFor(lead: string, source: string, text: string): { readonly name: string; readonly isNamed: boolean } {
  const isText = /\btext:\s*(?:\/\/[^\n]*\s*)?$/.test(lead);
  const start = source.indexOf(text);
  const named =
    isText && source.slice(Math.max(0, start - 300), start).match(/name: (['`])((?:(?!\1).)+)\1,[^,]*?text:\s*['`]$/);
  return named ? { name: named[2] as string, isNamed: true } : { name: ownerOf(source, text), isNamed: false };
}

/** The name of the constant or function that contains the text. */
function ownerOf(source: string, text: string): string {
  const names = [
    ...source.slice(0, source.indexOf(text)).matchAll(/^(?:export )?(?:const|(?:async )?function) (\w+)/gm),
  ];
  return names.at(-1)?.[1] ?? '?';
}

function insertConstants(text: string, constants: ReadonlyMap<string, string>, depth = 0): string {
  let result = text;
  for (const hole of holesIn(text)) {
    const name = hole.match(/^\w+/)?.[0] ?? '';
    const constant = depth < maxDepth ? constants.get(name) : undefined;
    const literals = literalsIn(hole)
      .map((each) => each.text)
      .join(' ');
    result = result.replace(`\${${hole}}`, () => insertConstants(constant ?? literals, constants, depth + 1) || '?');
  }
  return result;
}
