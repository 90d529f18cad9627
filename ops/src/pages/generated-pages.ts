import { typedTexts } from '@underhall/contract/typed-texts';
import { taggedTables } from '@underhall/server/own-data/columns';
import { settingGroups } from '@underhall/server/settings';
import { asvsPage, faultsOf } from '../asvs/asvs-page.ts';
import { claimsOfTests } from '../asvs/read-claims.ts';
import { readRequirements } from '../asvs/requirements.ts';
import { withTables } from './personal-data-page.ts';
import { settingsPage } from './settings-page.ts';
import { textsPage } from './typed-texts-page.ts';

/** A page of the documents that is written from code, at least in part. */
export type GeneratedPage = {
  readonly path: string;
  /** What the page is written from, as errors name it. */
  readonly source: string;
  /** Returns the new text of the page. */
  readonly write: (current: string) => string;
  /** Faults of the source itself. */
  readonly findFaults?: () => readonly string[];
};

export const generatedPages = {
  asvs: {
    path: 'docs/asvs.md',
    source: 'the tests and ops/src/asvs/requirements.txt',
    write: () => asvsPage(readRequirements(), claimsOfTests()),
    findFaults: () => faultsOf(readRequirements(), claimsOfTests()),
  },
  'personal-data': {
    path: 'docs/operators/personal-data.md',
    source: 'server/src/own-data/columns.ts',
    write: (current) => withTables(current, taggedTables),
  },
  settings: {
    path: 'docs/operators/settings.md',
    source: 'the settings table',
    write: () => settingsPage(settingGroups),
  },
  'typed-texts': {
    path: 'docs/operators/typed-texts.md',
    source: 'contract/src/typed-texts.ts',
    write: () => textsPage(typedTexts),
  },
} as const satisfies Readonly<Record<string, GeneratedPage>>;

export type PageName = keyof typeof generatedPages;
