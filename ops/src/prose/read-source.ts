import { parseSync, Visitor } from 'rolldown/utils';
import type { Passage } from './passage.ts';
import { lineCounter, readComments } from './read-comments.ts';

type Name = { readonly line: number; readonly name: string; readonly isExported: boolean };

/** What people read in a source: comments, titles of tests and messages (`passages`), and declared names. */
export type SourceText = { readonly passages: readonly Passage[]; readonly names: readonly Name[] };

type Parsed = ReturnType<typeof parseSync>;
type VisitorObject = NonNullable<ConstructorParameters<typeof Visitor>[0]>;
type NodeOf<K extends keyof VisitorObject> = NonNullable<VisitorObject[K]> extends (node: infer N) => void ? N : never;
type Expression = NodeOf<'CallExpression'>['callee'];
type Argument = NodeOf<'CallExpression'>['arguments'][number];
type Binding = NodeOf<'VariableDeclarator'>['id'] | NodeOf<'FunctionDeclaration'>['params'][number];

const testFunctions: readonly string[] = ['describe', 'it', 'test'];

/** `withMessages` is false for tests, because their strings may be input of players or authors. */
export function readSource(path: string, source: string, withMessages: boolean): SourceText {
  const parsed = parseSync(path, source, {});
  const fault = parsed.errors[0];
  if (fault) throw new Error(`${path} cannot be parsed: ${fault.message}`);
  const lineOf = lineCounter(source);
  const { titles, names, messages } = walk(parsed, lineOf);
  return {
    passages: [...readComments(source, parsed.comments), ...titles, ...(withMessages ? messages : [])],
    names,
  };
}

function walk(parsed: Parsed, lineOf: (offset: number) => number) {
  const titles: Passage[] = [];
  const messages: Passage[] = [];
  const names: Name[] = [];
  const exportedAt = new Set<number>();
  const testNames = new Set(testFunctions);
  const declare = (node: { readonly type: string; readonly start: number; readonly name?: unknown } | null): void => {
    if (node?.type !== 'Identifier' || typeof node.name !== 'string') return;
    names.push({ line: lineOf(node.start), name: node.name, isExported: exportedAt.has(node.start) });
  };
  const declareAll = (binding: Binding): void => {
    for (const identifier of identifiersIn(binding)) declare(identifier);
  };
  const addMessage = (start: number, text: string): void => {
    if (/\p{L}\s+\p{L}/u.test(text)) messages.push({ kind: 'message', line: lineOf(start), text });
  };
  const declareFunction = (node: NodeOf<'FunctionDeclaration' | 'FunctionExpression'>): void => {
    declare(node.id);
    for (const parameter of node.params) declareAll(parameter);
  };
  new Visitor({
    ImportSpecifier({ imported, local }) {
      if (imported.type === 'Identifier' && testFunctions.includes(imported.name)) testNames.add(local.name);
    },
    ExportNamedDeclaration({ declaration, specifiers, source }) {
      if (declaration?.type === 'VariableDeclaration')
        for (const { id } of declaration.declarations) for (const { start } of identifiersIn(id)) exportedAt.add(start);
      else if (declaration && 'id' in declaration && declaration.id) exportedAt.add(declaration.id.start);
      if (source) return;
      for (const { exported } of specifiers) {
        exportedAt.add(exported.start);
        declare(exported);
      }
    },
    VariableDeclarator: ({ id }) => declareAll(id),
    FunctionDeclaration: declareFunction,
    FunctionExpression: declareFunction,
    ArrowFunctionExpression({ params }) {
      for (const parameter of params) declareAll(parameter);
    },
    ClassDeclaration: ({ id }) => declare(id),
    TSTypeAliasDeclaration: ({ id }) => declare(id),
    TSInterfaceDeclaration: ({ id }) => declare(id),
    TSPropertySignature: ({ key, computed }) => (computed ? undefined : declare(key)),
    TSMethodSignature: ({ key, computed }) => (computed ? undefined : declare(key)),
    MethodDefinition: ({ key, computed }) => (computed ? undefined : declare(key)),
    PropertyDefinition: ({ key, computed }) => (computed ? undefined : declare(key)),
    CallExpression({ callee, arguments: given }) {
      const title = isTest(callee, testNames) && given[0] ? staticText(given[0]) : undefined;
      if (title !== undefined) titles.push({ kind: 'title', line: lineOf(given[0]?.start ?? 0), text: title });
    },
    Literal({ start, value }) {
      if (typeof value === 'string') addMessage(start, value);
    },
    TemplateLiteral: (node) => addMessage(node.start, staticText(node) ?? ''),
    JSXText: ({ start, value }) => addMessage(start, value),
  }).visit(parsed.program);
  return { titles, messages, names };
}

/** True for a test function, also as `test.step`, `test.skipIf(...)` or `test.each(...)`. */
function isTest(callee: Expression, testNames: ReadonlySet<string>): boolean {
  if (callee.type === 'Identifier') return testNames.has(callee.name);
  if (callee.type === 'MemberExpression') return isTest(callee.object, testNames);
  return callee.type === 'CallExpression' && isTest(callee.callee, testNames);
}

/** The text of a string, with X for each inserted value. Undefined for other expressions. */
function staticText(node: Argument): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? value.raw).join('X');
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return;
  const [left, right] = [staticText(node.left), staticText(node.right)];
  return left === undefined && right === undefined ? undefined : `${left ?? 'X'}${right ?? 'X'}`;
}

/** The identifiers that a pattern binds. */
function identifiersIn(
  binding: Binding,
): readonly { readonly type: 'Identifier'; readonly start: number; readonly name: string }[] {
  switch (binding.type) {
    case 'Identifier':
      return [binding];
    case 'AssignmentPattern':
      return identifiersIn(binding.left);
    case 'RestElement':
      return identifiersIn(binding.argument);
    case 'TSParameterProperty':
      return identifiersIn(binding.parameter);
    case 'ArrayPattern':
      return binding.elements.flatMap((element) => (element ? identifiersIn(element) : []));
    case 'ObjectPattern':
      return binding.properties.flatMap((property) =>
        property.type === 'RestElement' ? identifiersIn(property.argument) : identifiersIn(property.value),
      );
  }
}
