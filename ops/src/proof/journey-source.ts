import { dirname, join } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';

type Span = { readonly start: number; readonly end: number };
type Import = { readonly path: string; readonly name: string };
/** `title` is the written expression, with its quotes. */
type JourneyTest = Span & { readonly title: string; readonly hasRows: boolean };

/** What a source of the journeys declares, uses and imports. Offsets count from the start of the file. */
export type JourneySource = {
  readonly path: string;
  readonly text: string;
  readonly tests: readonly JourneyTest[];
  /** Code that Playwright runs for every test of the file. */
  readonly hooks: readonly Span[];
  /** Functions and constants outside tests, by name. */
  readonly declarations: ReadonlyMap<string, readonly Span[]>;
  /** Imports by local name. The name `*` stands for the whole file. */
  readonly imports: ReadonlyMap<string, Import>;
  readonly uses: readonly { readonly start: number; readonly name: string }[];
  /** Where the source writes a reply itself. */
  readonly rewrites: readonly number[];
};

type VisitorObject = NonNullable<ConstructorParameters<typeof Visitor>[0]>;
type NodeOf<K extends keyof VisitorObject> = NonNullable<VisitorObject[K]> extends (node: infer N) => void ? N : never;
type Call = NodeOf<'CallExpression'>;

/** Playwright's methods that answer a request without the server. */
const rewriteMethods: readonly string[] = ['fulfill', 'routeFromHAR'];
const hookNames: readonly string[] = ['beforeEach', 'beforeAll'];
const rowId = /\bC-[A-Z]+-\d/;

/** Reads one source. Relative imports are resolved against `path`. */
export function readJourneySource(path: string, text: string): JourneySource {
  const parsed = parseSync(path, text, {});
  const fault = parsed.errors[0];
  if (fault) throw new Error(`${path} cannot be parsed: ${fault.message}`);
  const tests: JourneyTest[] = [];
  const hooks: Span[] = [];
  const declarations = new Map<string, Span[]>();
  const imports = new Map<string, Import>();
  const identifiers: { readonly start: number; readonly name: string }[] = [];
  const properties = new Set<number>();
  const rewrites: number[] = [];
  const declare = (name: string, { start, end }: Span): void => {
    declarations.set(name, [...(declarations.get(name) ?? []), { start, end }]);
  };
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (!source.value.startsWith('.')) return;
      const target = join(dirname(path), source.value);
      for (const specifier of specifiers) {
        const isNamed = specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier';
        const name = isNamed ? text.slice(specifier.imported.start, specifier.imported.end) : '*';
        imports.set(specifier.local.name, { path: target, name });
      }
    },
    FunctionDeclaration: (node) => node.id && declare(node.id.name, node),
    ClassDeclaration: (node) => node.id && declare(node.id.name, node),
    VariableDeclarator(node) {
      const { id } = node;
      const names = id.type === 'Identifier' ? [id.name] : (text.slice(id.start, id.end).match(/\w+/g) ?? []);
      for (const name of names) declare(name, node);
    },
    MemberExpression: ({ computed, property }) => !computed && properties.add(property.start),
    Property: ({ computed, shorthand, key }) => !computed && !shorthand && properties.add(key.start),
    Identifier({ start, name }) {
      identifiers.push({ start, name });
      if (rewriteMethods.includes(name)) rewrites.push(start);
    },
    Literal: ({ start, value }) => typeof value === 'string' && rewriteMethods.includes(value) && rewrites.push(start),
    CallExpression(node) {
      const called = text.slice(node.callee.start, node.callee.end);
      const [title] = node.arguments;
      const hasCallback = node.arguments.at(-1)?.type.includes('Function') === true;
      if (hookNames.some((name) => called === `test.${name}`)) hooks.push({ start: node.start, end: node.end });
      if (called === 'test' && title && hasCallback)
        tests.push({
          start: node.start,
          end: node.end,
          title: text.slice(title.start, title.end),
          hasRows: rowId.test(optionsOf(node, text)),
        });
    },
  }).visit(parsed.program);
  const isOutsideTests = ({ start }: Span): boolean => !tests.some((each) => each.start <= start && start < each.end);
  const shared = [...declarations].map(([name, spans]) => [name, spans.filter(isOutsideTests)] as const);
  const uses = identifiers.filter(({ start }) => !properties.has(start));
  return { path, text, tests, hooks, declarations: new Map(shared), imports, uses, rewrites };
}

/** The written arguments between title and callback. */
const optionsOf = ({ arguments: args }: Call, text: string): string =>
  text.slice(args[0]?.end ?? 0, args.at(-1)?.start ?? 0);
