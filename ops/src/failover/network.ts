import { spawnSync } from 'node:child_process';

/** The network of the trial: this machine at its end of a bridge, and a namespace for each database, as if it were a machine. */
export type Network = {
  readonly here: string;
  readonly machines: readonly Machine[];
  remove(): void;
};

export type Machine = {
  readonly name: string;
  readonly address: string;
  /** Puts the words before a command by which it runs on the machine. */
  on(command: readonly string[]): string[];
  /** Pulls the plug, and puts it in again. */
  cut(): void;
  mend(): void;
  /** The numbers of all its processes. */
  processes(): readonly number[];
};

const bridge = 'uh-bridge';
const net = '10.77.0';

const run = (...words: string[]): string => {
  const { status, stdout, stderr } = spawnSync('ip', words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`ip ${words.join(' ')}: ${stderr.trim()}`);
  return stdout;
};
const tryTo = (...words: string[]): void => void spawnSync('ip', words, { stdio: 'ignore' });

/** Makes the network; one that an earlier trial left is taken away first. Throws where the kernel does not allow it. */
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
      on: (command) => ['ip', 'netns', 'exec', space, ...command],
      cut: () => void run('link', 'set', near, 'down'),
      mend: () => void run('link', 'set', near, 'up'),
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
