import { expect, test } from 'vitest';
import { asvsPage, faultsOf } from './asvs-page.ts';
import { claimsIn, claimsOfTests } from './read-claims.ts';
import { readRequirements } from './requirements.ts';

const text = `# V1. Encoding
1.1.1 | 2 | tested | Input is decoded once |
1.2.6 1.2.7 | 2 | not applicable | LDAP and XPath | The server uses neither.
1.3.5 | 1 | decided | No GET changes anything | One does.
`;
const requirements = readRequirements(text);
const claims = [{ file: 'a.test.ts', numbers: ['1.1.1', '1.3.5'] }];

test('reads requirements from metadata of Vitest and from annotations of Playwright', () => {
  expect(
    claimsIn('a.test.ts', "test('a', { timeout: 9, meta: { rows: ['C-A-1'], asvs: ['1.1.1', '1.2.6'] } }, f);"),
  ).toEqual(['1.1.1', '1.2.6']);
  const annotations = "[{ type: 'rows', description: 'C-A-1' }, { type: 'asvs', description: '1.1.1, 1.2.6' }]";
  expect(claimsIn('a.journey.ts', `test('a', { annotation: ${annotations} }, f);`)).toEqual(['1.1.1', '1.2.6']);
  expect(claimsIn('a.test.ts', "test('asvs', f); const quoted = \"asvs: ['1.1.1']\";")).toEqual([]);
});

test('the page lists each requirement with its tests or its reason', () => {
  const page = asvsPage(requirements, claims);
  expect(page).toContain('| 1.1.1 | 2 | Input is decoded once | tested | `a.test.ts` |');
  expect(page).toContain('| 1.2.6, 1.2.7 | 2 | LDAP and XPath | not applicable | The server uses neither. |');
  expect(page).toContain('| 1.3.5 | No GET changes anything | One does. |');
  expect(page).toContain('| level 1 | 0 | 0 | 1 | 0 | 0 |\n| level 2 | 1 | 0 | 0 | 0 | 2 |');
});

test('requirements and tests that contradict each other are faults', () => {
  expect(faultsOf(requirements, claims)).toEqual([]);
  expect(faultsOf(requirements, [])).toEqual(['1.1.1 is tested, but no test names it.']);
  expect(faultsOf(requirements, [...claims, { file: 'b.test.ts', numbers: ['9.9.9', '1.2.7'] }])).toEqual([
    'b.test.ts names 9.9.9, which is no requirement of levels 1 and 2.',
    '1.2.7 is not applicable, but a test names it: make it tested.',
  ]);
  const twice = `${text}1.2.6 | 2 | operator | LDAP |\n`;
  expect(faultsOf(readRequirements(twice), claims)).toEqual([
    '1.2.6 is listed twice.',
    '1.2.6 is operator without a reason.',
  ]);
  expect(() => readRequirements('1.1.1 | 3 | tested | Level 3 |')).toThrow('requirements.txt: "1.1.1 | 3');
});

test('all requirements of levels 1 and 2 are listed, and most are tested', () => {
  expect(readRequirements().flatMap(({ numbers }) => numbers).length).toBeGreaterThan(245);
  expect(new Set(claimsOfTests().flatMap(({ numbers }) => numbers)).size).toBeGreaterThan(120);
});
