import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { openPack } from '@underhall/engine';
import { compileWorld } from '@underhall/language';
import { buildApp, openDeps } from '@underhall/server';
import { onTestFinished } from 'vitest';
import { root } from '../root.ts';
import { aDataFolder } from '../testing/a-data-folder.ts';

const starter = join(root, 'language', 'starter');
const program = join(root, 'language', 'src', 'publishing', 'compile-program.ts');

type PublishingServer = { readonly address: string; readonly token: string };

/** A server that takes published worlds, with a token for it. */
export async function aPublishingServer(): Promise<PublishingServer> {
  const { database, stop } = await aDataFolder();
  const { pack } = compileWorld(starter);
  if (!pack) throw new Error('the starter world does not compile');
  const secret = () => randomBytes(32).toString('hex');
  const options = { clientVersion: '1', rateLimits: true, clockOffset: 0, logLevel: 'error' };
  const compiler = { program, version: 'test' };
  const secrets = { signing: secret(), luck: secret() };
  const deps = await openDeps(database, openPack(pack), secrets, { ...options, compiler });
  const app = await buildApp(deps);
  const address = await app.listen({ port: 0 });
  onTestFinished(async () => {
    await app.close();
    await stop();
  });
  const token = `publish_${secret()}`;
  await deps.commit([deps.publishTokens.adding('ada', token)]);
  return { address, token };
}
