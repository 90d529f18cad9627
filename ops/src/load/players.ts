import { openTown, type Town } from './play.ts';

// The players have a process of their own; it is told how many are there, and tells what they heard.

type Order = { readonly town?: Town; readonly players?: number; readonly hear?: true };
let town: ReturnType<typeof openTown> | undefined;

process.on('message', ({ town: opened, players, hear }: Order) => {
  if (opened) town = openTown(opened);
  if (players !== undefined) town?.grow(players);
  if (hear)
    process.send?.({
      heard: town?.hear(),
      cpuSeconds: process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
    });
});
