import { expect, test } from 'vitest';
import { levelOf } from '../qualities/qualities.ts';
import { type About, aMoment } from '../testing/a-moment.ts';
import { aQuality, aWorld, ids } from '../testing/a-world.ts';
import { anOutcome, gain } from '../testing/an-outcome.ts';
import { refused, turnOf } from '../testing/turn-of.ts';
import { chooseBranch } from './choose-branch.ts';
import { renameQuality } from './rename-quality.ts';
import type { Branch } from './storylet.ts';

const [cat, dog, rat, stone] = [301, 302, 303, 304];
const pets = [
  aQuality({ id: cat, category: 'Companion', namable: true }),
  aQuality({ id: dog, category: 'Companion', namable: true }),
  aQuality({ id: rat, category: 'Companion' }),
  aQuality({ id: stone, category: 'Curiosity', namable: true }),
];
const naming: Partial<Branch> = {
  names: 'Companion',
  cost: 2,
  fate: 1,
  challenges: [{ quality: ids.favour, difficulty: 0, kind: 'luck', secondChance: ids.lens }],
  outcomes: { success: anOutcome({ effects: [gain(ids.secret, 1)] }), failure: anOutcome() },
};
const open = { phase: 'In', storylet: ids.lamplighter, since: 1, item: 9 } as const;
const waitingStory = { ...open, phase: 'Rename', branch: ids.ask, secondChances: [ids.lens] } as const;
const about = (more: About = {}): About => ({
  pack: { qualities: [...aWorld().pack.qualities, ...pets] },
  branch: { ...naming, ...more.branch },
  qualities: { [cat]: 1, [rat]: 1, [stone]: 1, [ids.lens]: 1, ...more.qualities },
  rolls: more.rolls ?? [],
  character: { story: waitingStory, fate: 3, ...more.character },
});
const choose = (more: About = {}) =>
  chooseBranch(aMoment(about({ ...more, character: { story: open, ...more.character } })), {
    branch: ids.ask,
    secondChances: [ids.lens],
  });
const rename = (quality: number, name: string, more: About = {}) => renameQuality(aMoment(about(more)), quality, name);

test('a branch that names a quality waits for the name before anything is paid', () => {
  const { character, changes } = turnOf(choose());
  expect(changes).toEqual([{ kind: 'story', to: waitingStory }]);
  expect([character.actions.count, character.fate]).toEqual([20, 3]);
});

test('a refused branch does not wait for a name, and having nothing to name refuses it', () => {
  expect(choose({ character: { actions: { count: 1 } } })).toEqual(refused('not enough actions'));
  expect(choose({ qualities: { [cat]: 0 } })).toEqual(refused('nothing to name'));
  expect(choose({ branch: { names: 'Club' } })).toEqual(refused('nothing to name'));
  expect(choose({ branch: { names: 'Club', fate: 9 } })).toEqual(refused('nothing to name'));
});

test('choosing it again changes nothing, and another branch may be chosen instead', () => {
  expect(turnOf(choose({ character: { story: waitingStory } })).changes).toEqual([]);
  expect(choose({ character: { story: { ...waitingStory, branch: 99 } } })).toMatchObject({ ruling: 'allowed' });
  expect(turnOf(choose({ character: { story: { ...waitingStory, branch: 99 } } })).character.story).toEqual(
    waitingStory,
  );
});

test('with the name, the branch is paid, the name set, challenges rolled and the outcome shown', () => {
  const { character, changes } = turnOf(rename(cat, 'Mrs Tib', { rolls: [99, 50] }));

  expect(changes.map(({ kind }) => kind)).toEqual([
    'actions',
    'fate',
    'renamed',
    'rolled',
    'quality',
    'rolled',
    'quality',
    'story',
  ]);
  expect(changes[2]).toEqual({ kind: 'renamed', quality: cat, name: 'Mrs Tib' });
  expect(character.names).toEqual({ [cat]: 'Mrs Tib' });
  expect([character.actions.count, character.fate, levelOf(character.qualities, ids.secret)]).toEqual([18, 2, 1]);
  expect(character.story).toMatchObject({ phase: 'End', branch: ids.ask, outcome: 'success', item: 9 });
});

test('a new name replaces the previous one, and no others', () => {
  const named = { character: { names: { [cat]: 'Tib', [dog]: 'Rover' } } };
  expect(turnOf(rename(cat, 'Mrs Tib', named)).character.names).toEqual({ [cat]: 'Mrs Tib', [dog]: 'Rover' });
});

test('a quality may be given its current name again', () => {
  const named = { character: { names: { [cat]: 'Tib' } } };
  expect(turnOf(rename(cat, 'Tib', named)).character).toMatchObject({
    names: { [cat]: 'Tib' },
    story: { phase: 'End' },
  });
});

test('naming is refused unless a branch waits for a name', () => {
  expect(rename(cat, 'Tib', { character: { story: open } })).toEqual(refused('not asked'));
  expect(rename(cat, 'Tib', { character: { story: { phase: 'Available' } } })).toEqual(refused('not asked'));
  expect(rename(cat, 'Tib', { character: { story: { ...waitingStory, phase: 'Act' } } })).toEqual(refused('not asked'));
  expect(rename(cat, 'Tib', { character: { story: { ...waitingStory, branch: 99 } } })).toEqual(refused('not asked'));
  expect(rename(cat, 'Tib', { character: { story: { ...waitingStory, storylet: 999 } } })).toEqual(
    refused('not asked'),
  );
});

test('only an owned, namable quality of the category can be named', () => {
  for (const quality of [dog, rat, stone, 999]) expect(rename(quality, 'Tib')).toEqual(refused('nothing to name'));
  expect(rename(dog, 'Tib', { qualities: { [dog]: 1 } })).toMatchObject({ ruling: 'allowed' });
});

test('an invalid name is refused, and the branch keeps waiting', () => {
  expect(rename(cat, '   ')).toEqual(refused('name unfit'));
  expect(rename(cat, 'x'.repeat(141))).toEqual(refused('name unfit'));
});

test('a branch that can no longer be paid is refused', () => {
  expect(rename(cat, 'Tib', { character: { fate: 0 } })).toEqual(refused('not enough fate'));
  expect(rename(cat, 'Tib', { character: { actions: { count: 1 } } })).toEqual(refused('not enough actions'));
});

test('repeating the naming of the displayed result returns it, and other namings do not', () => {
  const { character } = turnOf(rename(cat, ' Mrs Tib '));
  const again = (quality: number, name: string) => rename(quality, name, { character });

  expect(again(cat, 'Mrs Tib')).toEqual({ ruling: 'done before', turn: 2 });
  expect(again(cat, '  Mrs Tib')).toEqual({ ruling: 'done before', turn: 2 });
  expect([again(cat, 'Tib'), again(dog, 'Mrs Tib'), again(dog, '')]).toEqual([
    refused('not asked'),
    refused('not asked'),
    refused('not asked'),
  ]);
  for (const gone of [{ branch: 99 }, { storylet: 999 }]) {
    const story = { ...character.story, ...gone } as typeof character.story;
    expect(rename(cat, 'Mrs Tib', { character: { ...character, story } })).toEqual(refused('not asked'));
  }
  const { names: _naming, ...plain } = naming;
  const moment = aMoment({ ...about({ character }), branch: plain });
  expect(renameQuality(moment, cat, 'Mrs Tib')).toEqual(refused('not asked'));
});
