import type { Change, Standpoint } from '@underhall/engine';
import { choiceInWords, storyInWords } from './choice-in-words.ts';
import { type AdminDeps, CannotDo, countOf, type Deed, type DeedInput, wordOf } from './deed.ts';
import { atMoment, personWord, requireCharacter } from './require-person.ts';
import type { PastTurn } from './turn-store.ts';

export const listTurns: Deed = {
  name: 'turns',
  kind: 'look',
  does: 'lists the turns of somebody’s character, the newest first',
  takes: [personWord],
  options: [
    { name: 'most', takes: 'number', about: 'at most so many (20)' },
    { name: 'before', takes: 'moment', about: 'those up to then: 2026-11-22 or 2026-11-22T20:15Z' },
  ],
  example: 'turns ada --before 2026-11-22T20:15Z',
  async act(deps, given) {
    const { accountId, character } = await requireCharacter(deps, given);
    const before = momentOf(given);
    const span = { most: countOf(given, 'most', 20), ...(before && { before }) };
    const turns = await deps.turns.turnsOf(character.id, span);
    const world = await deps.world.now();
    const lines = turns.map(
      ({ version, at, choice, changes }) =>
        `${version}  ${atMoment(at)}  ${choiceInWords(choice, world)}  (${changes.length} ${changes.length === 1 ? 'change' : 'changes'})`,
    );
    const hint = `npm run admin explain ${accountId} ${turns[0]?.version ?? 'NUMBER'} explains one.`;
    return {
      lines: turns.length === 0 ? ['There are none.'] : [...lines, hint],
      data: { accountId, characterId: character.id, turns },
      accountId,
    };
  },
};

export const explainTurn: Deed = {
  name: 'explain',
  kind: 'look',
  does: 'explains a turn: what somebody got, and why',
  more: [
    'Told from the ledger, with the names that things have in today’s world. Figures are those of then.',
    'Without a number it is the last turn.',
  ],
  takes: [personWord, { name: 'turn', about: 'the number of the turn, as "turns" lists it', isOptional: true }],
  example: 'explain ada 214',
  async act(deps, given) {
    const { accountId, character } = await requireCharacter(deps, given);
    const word = wordOf(given, 'turn') || `${character.turns}`;
    const turn = /^\d{1,15}$/.test(word) ? await deps.turns.turn(character.id, Number(word)) : undefined;
    if (!turn)
      throw new CannotDo(
        `${character.name} has no turn ${word}: they are counted from 1 to ${character.turns}. npm run admin turns ${accountId} lists them.`,
      );
    return { lines: await tellTurn(deps, turn), data: { accountId, turn }, accountId };
  },
};

async function tellTurn(deps: AdminDeps, turn: PastTurn): Promise<readonly string[]> {
  const { characterId, version, at, choice, seed, changes, actor } = turn;
  const world = await deps.world.now();
  const stored = await deps.characters.load(characterId);
  if (!stored) throw new CannotDo('The character has gone.');
  const here = { character: stored.character, world };
  const told = changes.flatMap((change) => tellOne(deps, change, here));
  return [
    `turn ${version} of ${stored.character.name}, ${atMoment(at)}`,
    actor
      ? `part of turn ${actor.version} of character ${actor.id}, who ${choiceInWords(choice, world)}`
      : choiceInWords(choice, world),
    ...(told.length > 0 ? told.map((line) => `  ${line}`) : ['  nothing that a player would see']),
    `in the ledger: "${choice}", seed ${seed}, ${turn.world === world.pack.version ? 'of the world as it is now' : `of version ${turn.world} of the world; now it is ${world.pack.version}`}`,
  ];
}

const tellOne = (deps: AdminDeps, change: Change, here: Standpoint): readonly string[] =>
  change.kind === 'story' ? [storyInWords(change.to, here.world)] : deps.describeChange(change, here);

function momentOf(given: DeedInput): Date | undefined {
  const word = wordOf(given, 'before');
  if (word === '') return undefined;
  const at = new Date(word);
  if (Number.isNaN(at.getTime()))
    throw new CannotDo(`--before is "${word}"; it has to be a moment like 2026-11-22 or 2026-11-22T20:15Z.`);
  return at;
}
