import type { AllowedCharacters, TextRule } from '@underhall/contract/typed-texts';

const introduction = `# What people may type

Generated from \`contract/src/typed-texts.ts\` by \`npm run tools -- pages\`; \`npm run check\` fails when this page is out of date. Server, page and admin commands read the same table.

- **Length** counts characters as a reader sees them (grapheme clusters), so that an emoji is one. A text has at most four times as many code points. A length marked “code points” counts those.
- **Never allowed**: control and private-use characters, unpaired surrogates, noncharacters, and marks that turn the text direction. The table marks the texts of several lines.
- **Invisible characters**: names and addresses contain none, except joiners where a script needs them. Other texts need at least one visible character.
- **Stored as**: the Unicode normalization form. A tab becomes a space.
- **Addresses** with other characters than ASCII before the @ need a mail server with SMTPUTF8. The server asks the one in \`SMTP_URL\`, and refuses such addresses if it does not offer it.
- **Compared by**: the form in which two texts count as the same.
- **Names** mix scripts only as Unicode allows (UTS 39, highly restrictive). Zero-width joiners stand only where a script needs them (UAX 31). A new name may not look like somebody else's: usernames are compared with usernames, names of characters with each other. \`npm run admin -- alike\` lists older names that do.`;

const allowed: Readonly<Record<AllowedCharacters, string>> = {
  any: 'any',
  name: "letters and digits of any script, accents, spaces, `'` `’` `.` `-`",
  username: "letters and digits of any script, accents, spaces, `'` `’` `.` `-` `_`",
  'quality name': "letters and digits of any script, accents, spaces, `'` `’` `,`",
  address: 'those of an e-mail address',
};

const spaces: Readonly<Record<TextRule['spaces'], string>> = {
  kept: 'spaces as typed',
  trimmed: 'no spaces at the ends',
  joined: 'single spaces between words',
};

export const textsPage = (rules: Readonly<Record<string, TextRule>>): string =>
  [
    introduction,
    '',
    '| Field | Length | Characters | Line breaks | Stored as | Compared by |',
    '|---|---|---|---|---|---|',
    ...Object.entries(rules).map(lineOf),
    '',
  ].join('\n');

const lineOf = ([field, rule]: readonly [string, TextRule]): string => {
  const length = `${rule.min} to ${rule.max.toLocaleString('en')}${rule.unit === 'code points' ? ' code points' : ''}`;
  const cells = [
    wordsOf(field),
    length,
    allowed[rule.allowed],
    rule.hasLines ? 'yes' : 'no',
    `${rule.form}, ${spaces[rule.spaces]}`,
    rule.key,
  ];
  return `| ${cells.join(' | ')} |`;
};

/** `userName` as "user name". */
const wordsOf = (field: string): string => field.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
