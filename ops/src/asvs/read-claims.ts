import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import { root } from '../root.ts';

/** A test file, and the ASVS requirements that its tests claim to prove. */
export type Claims = { readonly file: string; readonly numbers: readonly string[] };

/** Claims of all test files that name a requirement, sorted by file. */
export const claimsOfTests = (): readonly Claims[] =>
  globSync('*/src/**/*.{test.ts,test.tsx,journey.ts}', { cwd: root, exclude: ['node_modules/**'] })
    .sort()
    .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }))
    .filter(({ source }) => source.includes('asvs'))
    .map(({ file, source }) => ({ file, numbers: claimsIn(file, source) }))
    .filter(({ numbers }) => numbers.length > 0);

/** Reads `asvs: ['1.2.4']` of Vitest metadata and `{ type: 'asvs', description: '1.2.4' }` of Playwright annotations. */
export function claimsIn(file: string, source: string): readonly string[] {
  const numbers = new Set<string>();
  new Visitor({
    ObjectExpression({ properties }) {
      const values = new Map(
        properties.flatMap((property) =>
          property.type === 'Property' && property.key.type === 'Identifier'
            ? [[property.key.name, property.value]]
            : [],
        ),
      );
      const list = values.get('asvs');
      if (list?.type === 'ArrayExpression')
        for (const element of list.elements)
          if (element?.type === 'Literal' && typeof element.value === 'string') numbers.add(element.value);
      const [type, description] = [values.get('type'), values.get('description')];
      if (type?.type === 'Literal' && type.value === 'asvs' && description?.type === 'Literal')
        for (const number of String(description.value).split(/,\s*/)) numbers.add(number);
    },
  }).visit(parseSync(file, source).program);
  return [...numbers];
}
