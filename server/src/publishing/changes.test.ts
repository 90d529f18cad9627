import type { Pack } from '@underhall/engine';
import { ids } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import { aVersion } from '../testing/a-published-world.ts';
import { aPublishToken } from '../testing/a-publisher.ts';
import { aServer } from '../testing/a-server.ts';
import { aWholeWorld, wholeIds } from '../testing/a-whole-world.ts';
import { changeCharacter } from '../testing/changed-character.ts';
import { compareWorlds } from './compare-worlds.ts';
import { describeChanges, describePictures } from './describe-changes.ts';

const pack = aWholeWorld();
const nobody = { isComplete: true, countOf: () => 0 };
const linesOf = (before: Pack, after: Pack) => describeChanges(compareWorlds(before, after), nobody);
const [first, ...others] = pack.areas;
if (!first) throw new Error('the world has no areas');
const withFirst = (area: Partial<typeof first>): Pack => ({ ...pack, areas: [{ ...first, ...area }, ...others] });

test('names what is new, changed, renamed and removed, by number', () => {
  expect(linesOf(pack, pack)).toEqual([]);
  expect(linesOf(pack, withFirst({ line: 'Elsewhere.' }))).toEqual([`changed: area "${first.name}"`]);
  expect(linesOf(pack, withFirst({ name: 'The Quay' }))).toEqual([`renamed: area "${first.name}" to "The Quay"`]);
  const storylet = pack.storylets.find(({ branches }) => branches.length > 0);
  if (!storylet) throw new Error('the world has no storylets');
  const without = { ...pack, storylets: pack.storylets.filter((each) => each !== storylet) };
  const branches = storylet.branches.map(({ name }) => `"${name}" in "${storylet.name}"`).join(', ');
  expect(linesOf(pack, without)).toEqual([`removed: storylet "${storylet.name}"`, `removed: branch ${branches}`]);
  expect(linesOf(without, pack)).toEqual([`new: storylet "${storylet.name}"`]);
});

test('names the world if its own words change, and names changed pictures', () => {
  const words = { ...pack.words, tagline: 'The boat is late.' };
  expect(linesOf(pack, { ...pack, words })).toEqual([`changed: world "${pack.name}"`]);
  expect(linesOf(pack, { ...pack, name: 'Elsewhere' })).toEqual([`renamed: world "${pack.name}" to "Elsewhere"`]);
  const before = { 'pictures/icons/a.png': '1', 'pictures/icons/b.png': '1', 'pictures/credits.txt': '1' };
  const after = { 'pictures/icons/a.png': '2', 'pictures/icons/c.png': '1', 'pictures/credits.txt': '2' };
  expect(describePictures(before, after)).toEqual([
    'new or changed: picture "icons/a.png", "icons/c.png"',
    'removed: picture "icons/b.png"',
  ]);
});

const told = 'A lamp at the end of the quay, and nobody who lights it before the boats are in.';
const replaced = (name: string, descriptionHtml: string): Pack => withFirst({ id: 999_999, name, descriptionHtml });
const isSuspected = (before: Pack, after: Pack): boolean =>
  linesOf(before, after).some((line) => line.includes('look alike'));

test('names a removed thing that looks like a new one, because a was: may be missing', () => {
  const before = withFirst({ descriptionHtml: told });
  const after = replaced('The Jetty', `<p>${told.replace('boats', 'ferries')}</p>`);
  expect(linesOf(before, after).at(-1)).toBe(
    `The area "${first.name}" is removed and "The Jetty" is new, and they look alike. If it is only renamed, write "was: ${first.name}" under the heading of "The Jetty". Otherwise it is a new area for players.`,
  );
  const isRollBack = true;
  expect(describeChanges(compareWorlds(before, after), nobody, isRollBack).join()).not.toContain('was:');
});

test('things look alike by a similar name or the same text, and not by their kind', () => {
  const before = replaced('The Woman with the List', told);
  const other = 'Behind the bar hangs an apron, on a nail that somebody has driven in too far to be pulled.';
  expect(isSuspected(before, withFirst({ id: 999_998, name: 'The Woman With a List', descriptionHtml: other }))).toBe(
    true,
  );
  expect(isSuspected(before, withFirst({ id: 999_998, name: 'Mrs Pell', descriptionHtml: told }))).toBe(true);
  const unlike = { name: 'The Apron on the Nail', descriptionHtml: other };
  expect(isSuspected(before, withFirst({ id: 999_998, ...unlike }))).toBe(false);
});

test('says that a thing has its earlier number again, and how to show what players got meanwhile', () => {
  const [quality, ...rest] = pack.qualities;
  if (!quality) throw new Error('the world has no qualities');
  const numbered = (id: number): Pack => ({ ...pack, qualities: [{ ...quality, id, name: 'Pluck' }, ...rest] });
  const changes = compareWorlds(numbered(200_002), numbered(200_001));
  const back =
    'The quality "Pluck" has the number 200001 again instead of 200002: what players had under 200001 is there again.';
  expect(describeChanges(changes, nobody)).toEqual([back]);
  const two = { isComplete: true, countOf: ({ id }: { id: number | string }) => (id === 200_002 ? 2 : 0) };
  const hidden = `${back} What 2 players got under 200002 is stored, but hidden.`;
  expect(describeChanges(changes, two, true)).toEqual([hidden]);
  expect(describeChanges(changes, two)).toEqual([
    `${hidden} To show it too, write another quality with "was: Pluck (unused number 200002)" under its heading.`,
  ]);
});

test('counts the players in each removed thing, and says "at least" if there are more than were counted', async () => {
  const server = await aServer({ pack });
  const token = await aPublishToken(server);
  for (const plans of [[], [{ branch: wholeIds.told, storylet: ids.lamplighter, area: 1, isDone: false, madeAt: 0 }]]) {
    const { characterId } = await aPlayer(server);
    await changeCharacter(server, characterId, () => ({
      story: { phase: 'In', storylet: ids.lamplighter, since: 1 },
      agents: [{ agent: wholeIds.agent, lent: [], reports: 0, plot: { id: wholeIds.errand, elapsed: 1 } }],
      plans,
    }));
  }
  const gone: Pack = {
    ...pack,
    storylets: pack.storylets.filter(({ id }) => id !== ids.lamplighter),
    agents: pack.agents.filter(({ id }) => id !== wholeIds.agent),
  };
  const version = await aVersion(server.database, gone);
  const { lines } = (await server.call('GET /extra/publishing/changes', { version }, token)).body;
  const nameOf = (list: readonly { readonly id: number; readonly name: string }[], id: number) =>
    list.find((each) => each.id === id)?.name;
  expect(lines).toContain(`removed: storylet "${nameOf(pack.storylets, ids.lamplighter)}" (2 players)`);
  expect(lines).toContain(`removed: agent "${nameOf(pack.agents, wholeIds.agent)}" (2 players)`);
  expect(lines.find((line) => line.startsWith('removed: branch'))).toMatch(/\(1 player\)/);

  const many = { isComplete: false, countOf: () => 3 };
  const [line] = describeChanges(compareWorlds(pack, gone), many);
  expect(line).toContain('(at least 3 players)');
});

test('says what happens to players who own a removed quality or stand in a removed area', () => {
  const [, ...qualities] = pack.qualities;
  const some = { isComplete: true, countOf: () => 1 };
  const start = { ...pack.start, area: others[0]?.id ?? 0 };
  expect(describeChanges(compareWorlds(pack, { ...pack, qualities, areas: others, start }), some).slice(-2)).toEqual([
    'Players keep removed qualities, but these stay hidden until they return.',
    `Players in a removed area go to "${others[0]?.name}", or to the first open place if that is closed to them.`,
  ]);
});
