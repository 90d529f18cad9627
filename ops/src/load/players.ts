import { createPlayers, type Setup } from './play.ts';

// The players have their own process, which receives their number and reports their responses.

type Order = { readonly setup?: Setup; readonly players?: number; readonly report?: true };
let crowd: ReturnType<typeof createPlayers> | undefined;

process.on('message', ({ setup, players, report }: Order) => {
  if (setup) crowd = createPlayers(setup);
  if (players !== undefined) crowd?.grow(players);
  if (report)
    process.send?.({
      responses: crowd?.takeResponses(),
      cpuSeconds: process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
    });
});
