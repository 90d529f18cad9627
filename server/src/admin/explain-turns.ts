import type { Change, Standpoint } from '@underhall/engine';
import {
  type AdminCommand,
  type AdminDeps,
  argumentOf,
  type CommandInput,
  CommandRefused,
  countOption,
} from './admin-command.ts';
import { describeChoice, describeStory } from './describe-choice.ts';
import { atMoment, personWord, requireCharacter } from './require-person.ts';
import type { PastTurn } from './turn-store.ts';

export const listTurns: AdminCommand = {
  name: 'turns',
  kind: 'look',
  summary: 'lists the turns of a character, newest first',
  args: [personWord],
  options: [
    { name: 'most', valueName: 'number', about: 'maximum number of turns (20)' },
    { name: 'before', valueName: 'moment', about: 'only turns up to this time: 2026-11-22 or 2026-11-22T20:15Z' },
  ],
  example: 'turns ada --before 2026-11-22T20:15Z',
  async run(deps, input) {
    const { accountId, character } = await requireCharacter(deps, input);
    const before = momentOf(input);
    const span = { most: countOption(input, 'most', 20), ...(before && { before }) };
    const turns = await deps.turns.turnsOf(character.id, span);
    const world = await deps.world.now();
    const lines = turns.map(
      ({ version, at, choice, changes }) =>
        `${version}  ${atMoment(at)}  ${describeChoice(choice, world)}  (${changes.length} ${changes.length === 1 ? 'change' : 'changes'})`,
    );
    const hint = `npm run admin explain ${accountId} ${turns[0]?.version ?? 'NUMBER'} explains one.`;
    return {
      lines: turns.length === 0 ? ['There are no turns.'] : [...lines, hint],
      data: { accountId, characterId: character.id, turns },
      accountId,
    };
  },
};

export const explainTurn: AdminCommand = {
  name: 'explain',
  kind: 'look',
  summary: 'explains a turn: what the player got, and why',
  details: [
    'It is read from the ledger. Names are those of the current world, figures those of the turn.',
    'Without a number it explains the last turn.',
  ],
  args: [personWord, { name: 'turn', about: 'number of the turn, as "turns" lists it', isOptional: true }],
  example: 'explain ada 214',
  async run(deps, input) {
    const { accountId, character } = await requireCharacter(deps, input);
    const word = argumentOf(input, 'turn') || `${character.turns}`;
    const turn = /^\d{1,15}$/.test(word) ? await deps.turns.turn(character.id, Number(word)) : undefined;
    if (!turn)
      throw new CommandRefused(
        `${character.name} has no turn ${word}: they are numbered from 1 to ${character.turns}. npm run admin turns ${accountId} lists them.`,
      );
    return { lines: await tellTurn(deps, turn), data: { accountId, turn }, accountId };
  },
};

async function tellTurn(deps: AdminDeps, turn: PastTurn): Promise<readonly string[]> {
  const { characterId, version, at, choice, seed, changes, actor } = turn;
  const world = await deps.world.now();
  const stored = await deps.characters.load(characterId);
  if (!stored) throw new CommandRefused('The character no longer exists.');
  const here = { character: stored.character, world };
  const told = changes.flatMap((change) => tellOne(deps, change, here));
  return [
    `turn ${version} of ${stored.character.name}, ${atMoment(at)}`,
    actor
      ? `part of turn ${actor.version} of character ${actor.id}, who ${describeChoice(choice, world)}`
      : describeChoice(choice, world),
    ...(told.length > 0 ? told.map((line) => `  ${line}`) : ['  nothing that the player sees']),
    `in the ledger: "${choice}", seed ${seed}, ${turn.world === world.pack.version ? 'of the current world' : `of world version ${turn.world}; the current one is ${world.pack.version}`}`,
  ];
}

const tellOne = (deps: AdminDeps, change: Change, here: Standpoint): readonly string[] =>
  change.kind === 'story' ? [describeStory(change.to, here.world)] : deps.describeChange(change, here);

function momentOf(input: CommandInput): Date | undefined {
  const word = argumentOf(input, 'before');
  if (word === '') return undefined;
  const at = new Date(word);
  if (Number.isNaN(at.getTime()))
    throw new CommandRefused(`--before is "${word}"; it has to be a time like 2026-11-22 or 2026-11-22T20:15Z.`);
  return at;
}
