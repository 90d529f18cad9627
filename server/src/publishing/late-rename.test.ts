import { openPack, type Pack, withStanding } from '@underhall/engine';
import { compileTexts } from '@underhall/language';
import { expect, onTestFinished, test } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import { compileProgram } from '../testing/a-published-world.ts';
import { anUploadedVersion, aPublishToken, type Contents, starterContents } from '../testing/a-publisher.ts';
import { aServer } from '../testing/a-server.ts';
import { changeCharacter } from '../testing/changed-character.ts';

/** An author who compiles each version in one folder, which keeps `ids.lock`. */
function anAuthor() {
  const starter = starterContents();
  let lock = String(starter['ids.lock']);
  return (edit: (text: string) => string): { readonly contents: Contents; readonly pack: Pack } => {
    const stories = Object.entries(starter)
      .filter(([path]) => path.endsWith('.story'))
      .map(([path, content]) => ({ path, text: edit(String(content)) }));
    const compiled = compileTexts(stories, lock);
    if (!compiled.pack) throw new Error(`the world does not compile: ${JSON.stringify(compiled.problems)}`);
    lock = compiled.lock;
    const written = Object.fromEntries(stories.map(({ path, text }) => [path, text]));
    return { contents: { ...starter, ...written, 'ids.lock': lock }, pack: compiled.pack };
  };
}

test('a was: that comes a version late gives players back what they had, and loses nothing new', async () => {
  const write = anAuthor();
  const first = write((text) => text);
  const server = await aServer({
    pack: first.pack,
    options: { compiler: { program: compileProgram, version: 'one' } },
  });
  onTestFinished(() => server.app.close());
  const token = await aPublishToken(server);
  const publish = async ({ contents, pack }: typeof first): Promise<readonly string[]> => {
    const version = await anUploadedVersion(server, token, contents);
    await server.deps.compiler.compile(version);
    const { lines } = (await server.call('GET /extra/publishing/changes', { version }, token)).body;
    expect((await server.call('POST /extra/publishing/golive', { version }, token)).body).toEqual({ isSuccess: true });
    server.deps.world.replace(openPack(pack));
    return lines;
  };
  const { characterId, token: player } = await aPlayer(server);
  const numberOf = ({ pack }: typeof first, name: string) => pack.qualities.find((each) => each.name === name)?.id ?? 0;
  const give = (id: number, level: number) =>
    changeCharacter(server, characterId, ({ qualities }) => ({
      qualities: withStanding(qualities, id, { level, points: 0 }),
    }));
  const goods = async () => {
    const { possessions } = (await server.call('GET /character/myself', {}, player)).body;
    const all = possessions.flatMap((group) => group.possessions);
    return Object.fromEntries(all.filter(({ name }) => /Oil/.test(name)).map(({ name, level }) => [name, level]));
  };

  await publish(first);
  await give(numberOf(first, 'Lamp Oil'), 3);
  const hasty = write((text) => text.replaceAll('Lamp Oil', 'Whale Oil'));
  await publish(hasty);
  expect(await goods()).toEqual({});
  const unused = numberOf(hasty, 'Whale Oil');
  await give(unused, 2);
  expect(await goods()).toEqual({ 'Whale Oil': 2 });

  const mended = (text: string): string =>
    text.replaceAll('Lamp Oil', 'Whale Oil').replace('= Whale Oil\n', '= Whale Oil\nwas: Lamp Oil\n');
  const hint = `was: Whale Oil (unused number ${unused})`;
  expect((await publish(write(mended))).at(-1)).toContain(`write another quality with "${hint}" under its heading`);
  expect(await goods()).toEqual({ 'Whale Oil': 3 });

  const spare = `= Spare Oil\n${hint}\ncategory: Goods\nnature: thing\nimage: cheek\n\nIt is the other can.\n\n= Whale Oil`;
  const withSpare = (text: string): string =>
    mended(text)
      .replace('\n= Whale Oil', `\n${spare}`)
      .replace('gain: Nerve 1', 'gain: Spare Oil 1')
      .replace('challenge: Nerve 3', 'when: Spare Oil exactly 0\nchallenge: Nerve 3');
  await publish(write(withSpare));
  expect(await goods()).toEqual({ 'Whale Oil': 3, 'Spare Oil': 2 });
});
