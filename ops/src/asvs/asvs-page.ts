import type { Claims } from './read-claims.ts';
import { countsOf, type Requirement } from './requirements.ts';

const introduction = `# ASVS 5.0, levels 1 and 2

Generated from the metadata of tests and from \`ops/src/asvs/requirements.txt\` by \`npm run tools -- pages\`; \`npm run check\` fails when this page is out of date.

OWASP publishes the full text of the Application Security Verification Standard. This page states each requirement in our words and how the game stands to it:

- *tested*: tests in the listed files name the requirement in their metadata (\`asvs\`).
- *met*: the design or a document meets it, and no test can show that.
- *decided*: it is not met, or only in part, for the stated reason.
- *operator*: it is up to the operator of the server.
- *not applicable*: the game has nothing that it concerns.

The numbers are of a state of the standard close to the release of 5.0.0. That release has 253 requirements in these levels, so a few may be missing or have their earlier number.`;

export function faultsOf(requirements: readonly Requirement[], claims: readonly Claims[]): readonly string[] {
  const known = requirements.flatMap(({ numbers }) => numbers);
  const claimed = new Set(claims.flatMap(({ numbers }) => numbers));
  const unknown = claims.flatMap(({ file, numbers }) =>
    numbers
      .filter((number) => !known.includes(number))
      .map((number) => `${file} names ${number}, which is no requirement of levels 1 and 2.`),
  );
  const repeated = known
    .filter((number, at) => known.indexOf(number) !== at)
    .map((number) => `${number} is listed twice.`);
  const wrong = requirements.flatMap(({ numbers, state, reason }) =>
    numbers.flatMap((number) => {
      const isClaimed = claimed.has(number);
      if (state === 'tested') return isClaimed ? [] : [`${number} is tested, but no test names it.`];
      if (isClaimed && (state === 'met' || state === 'not applicable'))
        return [`${number} is ${state}, but a test names it: make it tested.`];
      return reason === '' ? [`${number} is ${state} without a reason.`] : [];
    }),
  );
  return [...unknown, ...repeated, ...wrong];
}

export function asvsPage(requirements: readonly Requirement[], claims: readonly Claims[]): string {
  const chapters = [...new Set(requirements.map(({ chapter }) => chapter))];
  const decided = requirements.filter(({ state }) => state === 'decided');
  return [
    introduction,
    table(
      ['', 'tested', 'met', 'decided', 'operator', 'not applicable'],
      ([1, 2] as const).map((level) => [`level ${level}`, ...countsOf(requirements, level).map(String)]),
    ),
    '## Decided',
    table(
      ['', 'Requirement', 'Decision'],
      decided.map(({ numbers, matter, reason }) => [numbers.join(', '), matter, reason]),
    ),
    ...chapters.flatMap((chapter) => [
      `## ${chapter}`,
      table(
        ['', 'Level', 'Requirement', 'State', 'Tests and reasons'],
        requirements
          .filter((each) => each.chapter === chapter)
          .map(({ numbers, level, matter, state, reason }) => [
            numbers.join(', '),
            String(level),
            matter,
            state,
            [state === 'decided' ? '[Decided](#decided).' : reason, filesThatName(numbers, claims)]
              .filter(Boolean)
              .join(' '),
          ]),
      ),
    ]),
  ]
    .join('\n\n')
    .concat('\n');
}

const filesThatName = (numbers: readonly string[], claims: readonly Claims[]): string =>
  claims
    .filter((claim) => claim.numbers.some((number) => numbers.includes(number)))
    .map(({ file }) => `\`${file}\``)
    .join(', ');

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
