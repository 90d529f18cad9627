import type { Character } from './character.ts';

/** A character's document as some version of the program stored it. */
export type StoredDocument = Readonly<Record<string, unknown>>;

/**
 * One upgrade for each schema version: the first makes version 1 of version 0, and so on. Each works on the shape of
 * its own time and is never edited once released. A field that is renamed, added or dropped is one more at the end.
 */
const upgrades: readonly ((older: StoredDocument) => StoredDocument)[] = [
  addFieldsMissingBeforeVersions,
  nameFieldsPlainly,
  dropPlanNotes,
];

/** The schema version of the documents that this program writes. */
export const schemaVersion = upgrades.length;

/** Returns the character of a document of any schema version up to today's; throws `NewerDocument` for a later one. */
export function upgradeCharacter(stored: StoredDocument, version: number): Character {
  if (version > schemaVersion) throw new NewerDocument(version);
  return upgrades.slice(version).reduce((older, upgrade) => upgrade(older), stored) as Character;
}

/** A document that this program cannot read, and must not write over. */
export class NewerDocument extends Error {
  constructor(version: number) {
    super(
      `This character was stored by a newer version of the program (schema version ${version}; this one knows ${schemaVersion}). ` +
        'Start the newer version again, or restore the backup that was made before it ran. Nothing was changed.',
    );
  }
}

/** Until documents had a version, a field that came later was filled in whenever it was missing. */
function addFieldsMissingBeforeVersions(older: StoredDocument): StoredDocument {
  return {
    arrived: 0,
    luck: 0,
    spent: 0,
    fate: 0,
    membership: { tier: 'none' },
    refreshes: [],
    cards: {},
    led: 0,
    met: [],
    names: {},
    outfits: [],
    outfit: 1,
    plans: [],
    agents: [],
    timers: [],
    begun: [],
    codes: [],
    ...older,
  };
}

/** Version 2: `led`, `spent`, `outfit` and `luck` are called what they are. */
function nameFieldsPlainly({ led, spent, outfit, luck, ...rest }: StoredDocument): StoredDocument {
  return { ...rest, forcedInARow: led, actionsSpent: spent, chosenOutfit: outfit, luckSeed: luck };
}

/** Version 3: notes of plans are rows of their own. No call had ever written one. */
function dropPlanNotes({ plans, ...rest }: StoredDocument): StoredDocument {
  const withoutNotes = ({ notes: _notes, ...plan }: StoredDocument) => plan;
  return { ...rest, plans: (plans as readonly StoredDocument[]).map(withoutNotes) };
}
