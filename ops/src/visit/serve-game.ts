import { join } from 'node:path';
import { aScratchServer } from '@underhall/server/testing';
import { worldFile } from '../build/build-world.ts';
import { root } from '../root.ts';
import { openTlsProxy } from './tls-proxy.ts';

// A server with our own world and nobody in it, in a process of its own, so that it shares no thread with whoever
// measures it. It ends when its parent lets go.
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
