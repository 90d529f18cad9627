import { join } from 'node:path';
import { aScratchServer } from '@underhall/server/testing';
import { worldFile } from '../build/build-world.ts';
import { root } from '../root.ts';
import { openTlsProxy } from './tls-proxy.ts';

// A server with the default world and an empty database. It runs in its own process, so that it shares no thread with
// the measuring one. It ends with its parent.
process.once('message', async ({ webFolder }: { webFolder: string }) => {
  const running = await aScratchServer({ worldFile, webFolder, imagesFolder: join(root, 'art', 'images') }, 0);
  const door = await openTlsProxy(running.address);
  process.once('disconnect', async () => {
    door.close();
    await running.stop();
    process.exit(0);
  });
  process.send?.({ address: running.address, secureAddress: door.address });
});
