import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compileProgram } from '../testing/a-published-world.ts';
import { anUploadedVersion, aPublishToken, starterContents } from '../testing/a-publisher.ts';
import { aServer, type TestServer } from '../testing/a-server.ts';
import { aConnection, aDatabase } from '../testing/database.ts';
import { CompileFailed } from './open-compiler.ts';

const connection = await aConnection();

/** A server with this compiler on the database that all servers of this file share. */
async function aCompilingServer(program = compileProgram, version = 'one'): Promise<TestServer> {
  const server = await aServer({ database: await aDatabase(connection), options: { compiler: { program, version } } });
  onTestFinished(() => server.app.close());
  return server;
}

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'compile-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A program that does something before it compiles, or instead. `compile()` compiles. */
function aProgram(source: string): string {
  const file = join(aFolder(), 'program.mjs');
  const compile = `const compile = () => import(${JSON.stringify(pathToFileURL(compileProgram).href)});`;
  writeFileSync(file, `import { appendFileSync, writeFileSync } from 'node:fs';\n${compile}\n${source}`);
  return file;
}

async function aVersion(server: TestServer, contents = starterContents()) {
  const token = await aPublishToken(server);
  const version = await anUploadedVersion(server, token, contents);
  const compile = () => server.call('POST /extra/publishing/compile', { version }, token);
  const look = async () => (await server.call('GET /extra/publishing/compilation', { version }, token)).body;
  return { version, compile, look };
}

test('compiles a version in the background, stores it once, and other servers only load it', async () => {
  const [one, two] = [await aCompilingServer(), await aCompilingServer()];
  const { version, compile, look } = await aVersion(one);
  expect((await look()).state).toBe('waiting');
  expect((await compile()).body).toMatchObject({ state: 'compiling' });
  await expect.poll(async () => (await look()).state, { timeout: 60_000 }).toBe('compiled');
  expect((await compile()).body).toMatchObject({ state: 'compiled', problems: '' });

  const { pack, pictures, numbers } = await two.deps.compiler.compile(version);
  expect(JSON.parse(brotliDecompressSync(pack).toString())).toMatchObject({ name: 'My World' });
  expect(numbers.lines.length).toBeGreaterThan(3);
  const folder = join(aFolder(), 'pictures');
  await two.deps.worldPictures.fill(folder, pictures);
  const paths = Object.keys(pictures.files);
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) expect(readFileSync(join(folder, path)).length).toBeGreaterThan(100);
});

test('two servers that compile a version at once run the compiler once', async () => {
  const log = join(aFolder(), 'log');
  const program = aProgram(`appendFileSync(${JSON.stringify(log)}, 'run '); await compile();`);
  const [one, two] = [await aCompilingServer(program), await aCompilingServer(program)];
  const { version } = await aVersion(one);
  const [first, second] = await Promise.all([one, two, one, two].map(({ deps }) => deps.compiler.compile(version)));
  expect(first?.pack.equals(second?.pack ?? Buffer.of())).toBe(true);
  expect(readFileSync(log, 'utf8')).toBe('run ');
});

test('another version of the program compiles a version again', async () => {
  const { version } = await aVersion(await aCompilingServer());
  await (await aCompilingServer()).deps.compiler.compile(version);
  const broken = aProgram(`writeFileSync(process.argv[3] + '/result.json', '{"problems":"the new rule"}');`);
  const newer = await aCompilingServer(broken, 'two');
  await expect(newer.deps.compiler.compile(version)).rejects.toThrow(new CompileFailed('the new rule'));
  await (await aCompilingServer()).deps.compiler.compile(version);
});

test('problems are stored as the check prints them', async () => {
  const server = await aCompilingServer();
  const contents = starterContents();
  const broken = String(contents['pack.story']).replace(/start at:.*/, 'start at: Nowhere');
  const { version, compile, look } = await aVersion(server, { ...contents, 'pack.story': broken });
  await expect(server.deps.compiler.compile(version)).rejects.toThrow(CompileFailed);
  const listed = (await server.call('GET /extra/publishing/versions', {}, await aPublishToken(server))).body.versions;
  expect(listed.filter(({ state }) => state === 'failed').map((each) => each.version)).toEqual([version]);
  for (const reply of [await look(), (await compile()).body])
    expect(reply).toMatchObject({
      state: 'failed',
      problems: expect.stringMatching(/^world\/pack\.story:\d+:\d+\n {2}start at: Nowhere\n/),
    });
});

test('a version whose numbers do not agree with published ones is refused, with both things', async () => {
  const server = await aCompilingServer();
  const contents = starterContents();
  const [, id = '', name = ''] = /^quality (\d+) (.*)$/m.exec(String(contents['ids.lock'])) ?? [];
  const lines = [{ kind: 'quality', id: Number(id), name: 'Something Else' }];
  await server.deps.commit(await server.deps.worldNumbers.joining({ lines, renamed: [] }));
  const { version } = await aVersion(server);
  await expect(server.deps.compiler.compile(version)).rejects.toThrow(
    `${id} is the quality "Something Else" on the server, but "${name}" in ids.lock.`,
  );
  await server.database.run({ name: 'test-forget-numbers', text: 'delete from world_numbers' });
});

test('a stopping server ends its compiler, and another server takes over at once', async () => {
  const hanging = aProgram(`process.stdout.write('"waiting"\\n'); setInterval(() => {}, 1000);`);
  const [one, two] = [await aCompilingServer(hanging), await aCompilingServer()];
  const { version, compile, look } = await aVersion(one);
  await compile();
  await expect.poll(async () => (await look()).progress, { timeout: 20_000 }).toBe('waiting');
  await one.app.close();
  expect((await two.deps.compiler.stateOf(version)).state).toBe('waiting');
  await two.deps.compiler.compile(version);
});

test('a version that a killed server was compiling is compiled by another one after fifteen seconds', async () => {
  const server = await aCompilingServer();
  const { version, look } = await aVersion(server);
  await server.deps.compiledWorlds.claim({ version, program: 'one', by: 'a killed server' });
  expect((await look()).state).toBe('compiling');
  const text = `update compiled_worlds set claimed_at = claimed_at - interval '15 seconds' where version = $1`;
  await server.database.run({ name: 'test-age-claim', text }, [version]);
  expect((await look()).state).toBe('waiting');
  await server.deps.compiler.compile(version);
});

test('a compiler that breaks stores no problem, and says why', async () => {
  const server = await aCompilingServer(aProgram(`throw new Error('the disk is full');`));
  const { version, look } = await aVersion(server);
  await expect(server.deps.compiler.compile(version)).rejects.toThrow('the disk is full');
  expect(await look()).toMatchObject({
    state: 'waiting',
    progress: expect.stringContaining('the server could not compile: the compiler ended with 1'),
  });
});

test('a world that fills the memory of the compiler is refused', async () => {
  const server = await aCompilingServer(aProgram('const all = []; for (;;) all.push(new Array(1e6).fill({}));'));
  const { version } = await aVersion(server);
  await expect(server.deps.compiler.compile(version)).rejects.toThrow('needs more than 1024 MB of memory');
}, 60_000);

test('the compiler sees no variable of the server', async () => {
  const shown = `writeFileSync(process.argv[3] + '/result.json', JSON.stringify({ problems: Object.keys(process.env).join() }));`;
  const server = await aCompilingServer(aProgram(shown));
  const { version } = await aVersion(server);
  await expect(server.deps.compiler.compile(version)).rejects.toThrow(/^$/);
});

test('a server that plays a given world refuses to compile, and says where to publish', async () => {
  const server = await aServer({ database: await aDatabase(connection) });
  const { compile } = await aVersion(server);
  expect((await compile()).body.message).toContain(
    'it takes no published worlds. Publish to one that runs with npm start',
  );
});
