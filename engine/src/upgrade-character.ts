import type { Character } from './character.ts';

/** A character as stored by any version of the program. */
export type StoredDocument = Readonly<Record<string, unknown>>;

/**
 * One upgrade for each schema version: the first makes version 1 from version 0, and so on. Never edit a released
 * upgrade: it must keep reading the documents that it upgrades. If a field is renamed, added or dropped, append another
 * upgrade.
 */
const upgrades: readonly ((older: StoredDocument) => StoredDocument)[] = [
  addFieldsMissingBeforeVersions,
  nameFieldsPlainly,
  dropPlanNotes,
];

export const schemaVersion = upgrades.length;

/** Accepts a document of any schema version up to the current one. Throws `NewerDocument` for a later one. */
export function upgradeCharacter(stored: StoredDocument, version: number): Character {
  if (version > schemaVersion) throw new NewerDocument(version);
  return upgrades.slice(version).reduce((older, upgrade) => upgrade(older), stored) as Character;
}

/** A document that this program cannot read, and must not overwrite. */
export class NewerDocument extends Error {
  constructor(version: number) {
    super(
      `This character was stored by a newer version of the program (schema version ${version}; this one knows ${schemaVersion}). ` +
        'Start the newer version again, or restore the backup that was made before it ran. Nothing was changed.',
    );
  }
}

/** Version 1: adds fields that documents without a version may lack. */
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

/** Version 2: clearer names for `led`, `spent`, `outfit` and `luck`. */
function nameFieldsPlainly({ led, spent, outfit, luck, ...rest }: StoredDocument): StoredDocument {
  return { ...rest, forcedInARow: led, actionsSpent: spent, chosenOutfit: outfit, luckSeed: luck };
}

/** Version 3: drops the notes of plans, which now have a table of their own. The field was never written. */
function dropPlanNotes({ plans, ...rest }: StoredDocument): StoredDocument {
  const withoutNotes = ({ notes: _notes, ...plan }: StoredDocument) => plan;
  return { ...rest, plans: (plans as readonly StoredDocument[]).map(withoutNotes) };
}
