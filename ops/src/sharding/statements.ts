import { holesIn, literalsIn } from './literals.ts';

/** An SQL statement, or a part of one, as a store has it. */
export type Sql = {
  /** The name of the statement, or of the constant. */
  readonly name: string;
  /** With the constants that it is made of in their places. */
  readonly text: string;
};

const isStatement = /^\s*(?:select|insert|update|delete|with|lock|copy)\s/;
const deepest = 8;

/**
 * The statements of a store: what stands under `text` beside a `name`, and what else begins as one. `others` are the
 * sources of all stores, whose constants it may take. One whose text is made elsewhere is named with no text.
 */
export function statementsIn(source: string, others: readonly string[] = []): readonly Sql[] {
  const constants = new Map([...others, source].flatMap(constantsIn));
  const parts = partsIn([...others, source]);
  const written = literalsIn(source)
    .map(({ text, lead }) => ({ ...nameFor(lead, source, text), text: filled(text, constants) }))
    .filter(({ text, name, isNamed }) => isStatement.test(text) && (isNamed || !parts.has(name)));
  const madeElsewhere = [...source.matchAll(/name: (['`])([^'`]+)\1,\s*text(?=\s*\}|: text\b)/g)];
  return [
    ...written.map(({ name, text }) => ({ name, text })),
    ...madeElsewhere.map(({ 2: name = '' }) => ({ name, text: '' })),
  ];
}

/** Constants and functions that are a literal, or have one in them, by their names. */
function constantsIn(source: string): [string, string][] {
  return [...source.matchAll(/^(?:export )?(?:const|function) (\w+)/gm)].map(({ 1: name = '', index }) => {
    const rest = source.slice(index + 6);
    const next = rest.search(/^(?:export |const |type |function |async |\/\*\*)/m);
    const literals = literalsIn(next < 0 ? rest : rest.slice(0, next)).map(({ text }) => text);
    return [name, literals.join(' ')];
  });
}

/** The constants that stand in the holes of others: a part of their statements, and none of their own. */
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
  return named ? { name: named[2] as string, isNamed: true } : { name: before(source, text), isNamed: false };
}

/** The last constant or function that begins before this text. */
function before(source: string, text: string): string {
  const names = [
    ...source.slice(0, source.indexOf(text)).matchAll(/^(?:export )?(?:const|(?:async )?function) (\w+)/gm),
  ];
  return names.at(-1)?.[1] ?? '?';
}

function filled(text: string, constants: ReadonlyMap<string, string>, depth = 0): string {
  let result = text;
  for (const hole of holesIn(text)) {
    const name = hole.match(/^\w+/)?.[0] ?? '';
    const known = depth < deepest ? constants.get(name) : undefined;
    const literals = literalsIn(hole)
      .map((each) => each.text)
      .join(' ');
    result = result.replace(`\${${hole}}`, () => filled(known ?? literals, constants, depth + 1) || '?');
  }
  return result;
}
