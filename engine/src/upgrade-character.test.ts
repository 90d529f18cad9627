import { expect, test } from 'vitest';
import { aMoment } from './testing/a-moment.ts';
import { NewerDocument, schemaVersion, upgradeCharacter } from './upgrade-character.ts';

const { character } = aMoment();
const { name, gender, face, area, actions, story, qualities, worn, restrictions } = character;

/** A document of each schema version, and the fields that the current character gets from it. */
const documents = [
  {
    stored: { name, gender, face, area, actions, story, qualities, worn, restrictions, fate: 3, begun: [4] },
    today: {
      ...{ name, gender, face, area, actions, story, qualities, worn, restrictions, fate: 3, begun: [4] },
      ...{ arrived: 0, luckSeed: 0, actionsSpent: 0, membership: { tier: 'none' }, refreshes: [], cards: {} },
      ...{ forcedInARow: 0, met: [], names: {}, outfits: [], chosenOutfit: 1, plans: [], agents: [] },
      ...{ timers: [], codes: [] },
    },
  },
  {
    stored: { name, arrived: 5000, outfits: [], plans: [], outfit: 3, luck: 77, led: 2, spent: 9 },
    today: {
      name,
      arrived: 5000,
      outfits: [],
      plans: [],
      chosenOutfit: 3,
      luckSeed: 77,
      forcedInARow: 2,
      actionsSpent: 9,
    },
  },
  {
    stored: { name, plans: [{ branch: 7, storylet: 3, area: 1, notes: '', isDone: false, madeAt: 5 }] },
    today: { name, plans: [{ branch: 7, storylet: 3, area: 1, isDone: false, madeAt: 5 }] },
  },
];

test('a document of any version becomes a current character, and keeps its data', () => {
  for (const [version, { stored, today }] of documents.entries()) {
    expect(upgradeCharacter(stored, version), `schema version ${version}`).toEqual(today);
  }
});

test('every upgrade is tested with a document of its version', () => {
  expect(documents).toHaveLength(schemaVersion);
});

test('a current document is unchanged', () => {
  expect(upgradeCharacter(character, schemaVersion)).toBe(character);
});

test('a document of a newer program is refused with a message that says what to do', () => {
  const reading = () => upgradeCharacter(character, schemaVersion + 1);

  expect(reading).toThrow(NewerDocument);
  expect(reading).toThrow(/newer version of the program.*Start the newer version again, or restore the backup/);
});
