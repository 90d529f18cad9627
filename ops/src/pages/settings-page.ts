import type { SettingGroup } from '@underhall/server/settings';

const introduction = `# Settings

Generated from the settings table by \`npm run tools -- pages\`; \`npm run check\` fails when this page is out of date.

Settings are environment variables. The game needs none to start. It refuses to start with a wrong value, and the error names the setting.

Any setting can be read from a file instead: \`NAME_FILE\` names the file whose text is the value. If both are set, the file counts. Settings that name a file themselves have no such variant.`;

export const settingsPage = (groups: readonly SettingGroup[]): string =>
  [introduction, ...groups.map(sectionOf)].join('\n\n').concat('\n');

const sectionOf = ({ title, settings }: SettingGroup): string =>
  [
    `## ${title}\n`,
    '| Setting | Type | Default | Secret | Purpose |',
    '|---|---|---|---|---|',
    ...settings.map(lineOf),
  ].join('\n');

const lineOf = ({ name, type, defaultValue, isSecret, purpose }: SettingGroup['settings'][number]): string =>
  `| \`${name}\` | ${type} | ${defaultValue ?? '–'} | ${isSecret ? 'yes' : 'no'} | ${purpose} |`;

/** Every variable that the server reads, with the variants that name a file. */
export const variablesOf = (groups: readonly SettingGroup[]): ReadonlySet<string> =>
  new Set(
    groups
      .flatMap(({ settings }) => settings)
      .flatMap(({ name, fileVariable }) => [name, fileVariable])
      .filter((name) => name !== undefined),
  );
