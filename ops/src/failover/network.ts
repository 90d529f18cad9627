import { spawnSync } from 'node:child_process';

/** A bridge with a network namespace for each database, as if each ran on its own machine. `here` is this host. */
export type Network = {
  readonly here: string;
  readonly machines: readonly Machine[];
  remove(): void;
};

export type Machine = {
  readonly name: string;
  readonly address: string;
  /** Prefixes a command so that it runs on the machine. */
  commandOn(command: readonly string[]): string[];
  disconnect(): void;
  reconnect(): void;
  processes(): readonly number[];
};

const bridge = 'uh-bridge';
const net = '10.77.0';

const run = (...args: string[]): string => {
  const { status, stdout, stderr } = spawnSync('ip', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`ip ${args.join(' ')}: ${stderr.trim()}`);
  return stdout;
};
const tryTo = (...args: string[]): void => void spawnSync('ip', args, { stdio: 'ignore' });

/** Creates the network and removes leftovers of an earlier run. Throws if the kernel does not allow it. */
export function makeNetwork(names: readonly string[]): Network {
  remove(names);
  run('link', 'add', bridge, 'type', 'bridge');
  run('addr', 'add', `${net}.1/24`, 'dev', bridge);
  run('link', 'set', bridge, 'up');
  const machines = names.map((name, i): Machine => {
    const [space, near, far, address] = [`uh-${name}`, `uh-${name}`, `uh-${name}-in`, `${net}.${11 + i}`];
    run('netns', 'add', space);
    run('link', 'add', near, 'type', 'veth', 'peer', 'name', far);
    run('link', 'set', far, 'netns', space);
    run('link', 'set', near, 'master', bridge, 'up');
    run('-n', space, 'addr', 'add', `${address}/24`, 'dev', far);
    run('-n', space, 'link', 'set', far, 'up');
    run('-n', space, 'link', 'set', 'lo', 'up');
    return {
      name,
      address,
      commandOn: (command) => ['ip', 'netns', 'exec', space, ...command],
      disconnect: () => void run('link', 'set', near, 'down'),
      reconnect: () => void run('link', 'set', near, 'up'),
      processes: () => run('netns', 'pids', space).split('\n').filter(Boolean).map(Number),
    };
  });
  return { here: `${net}.1`, machines, remove: () => remove(names) };
}

function remove(names: readonly string[]): void {
  for (const name of names) {
    tryTo('link', 'del', `uh-${name}`);
    tryTo('netns', 'del', `uh-${name}`);
  }
  tryTo('link', 'del', bridge);
}
