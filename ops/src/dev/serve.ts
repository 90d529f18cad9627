import { watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import { readConfig, runServer, runUntilStopped, shareConfig } from '@underhall/server';
import { webFolder } from '../build/build-web.ts';
import { imagesFolder } from '../build/default-world.ts';
import { say } from '../say.ts';
import { pageFileIn, picturesFolderIn, replaceFile, worldFileIn } from './dev-files.ts';

// `serve.ts <folder>`: the server, which reloads the world each time it is compiled into the folder. With `SHARE_KEY`,
// other machines in the local network can play with that key.
const [, , folder = ''] = process.argv;
const { SHARE_KEY: shareKey, PAGE_ADDRESS: pageAddress } = process.env;
const worldFile = worldFileIn(folder);

await runUntilStopped(async () => {
  const own = { ...readConfig(), isEdited: true };
  const config = shareKey === undefined ? own : shareConfig(own, shareKey);
  const running = await runServer(
    { worldFile, webFolder, imagesFolder, picturesFolder: picturesFolderIn(folder) },
    config,
  );
  const takeWorld = (): void => {
    try {
      replaceFile(pageFileIn(folder), JSON.stringify({ words: running.reloadWorld() }));
    } catch (failure) {
      say(`The compiled world could not be loaded: ${failure}`);
    }
  };
  // Watches the folder, because a watch on the file ends when the file is replaced.
  let soon: NodeJS.Immediate | undefined;
  watch(dirname(worldFile), (_, name) => {
    if (name !== basename(worldFile) && name !== `${basename(picturesFolderIn(folder))}.json`) return;
    // A change of a file causes several events.
    clearImmediate(soon);
    soon = setImmediate(takeWorld);
  });
  // The world may have changed while the server started.
  takeWorld();
  return { ...running, ...(pageAddress && { address: pageAddress }) };
});
