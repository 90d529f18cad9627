import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cluster } from './cluster.ts';
import type { Machine } from './network.ts';
import { members, primaryOf } from './patroni.ts';

/** A way to make the primary fail, and to repair the machine afterwards. */
export type Failure = {
  readonly name: string;
  begin(cluster: Cluster, primary: Machine): Promise<void>;
  repair(primary: Machine): void;
};

const signal = (machine: Machine, name: NodeJS.Signals): void => {
  for (const pid of machine.processes()) process.kill(pid, name);
};

export const failures: readonly Failure[] = [
  {
    name: 'switchover',
    async begin({ machines }, { name: leader, address }) {
      const candidate = (await members(machines)).find(({ role }) => role === 'sync_standby')?.name;
      const body = JSON.stringify({ leader, candidate });
      const answer = await fetch(`http://${address}:8008/switchover`, { method: 'POST', body });
      if (!answer.ok) throw new Error(`Patroni refused the switchover: ${await answer.text()}`);
    },
    repair() {},
  },
  {
    name: 'kill -9',
    async begin({ folder }, { name }) {
      const [pid = ''] = readFileSync(join(folder, name, 'data', 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
    repair() {},
  },
  {
    name: 'SIGSTOP',
    begin: async (_cluster, primary) => signal(primary, 'SIGSTOP'),
    repair: (primary) => signal(primary, 'SIGCONT'),
  },
  {
    name: 'cut network',
    begin: async (_cluster, primary) => primary.disconnect(),
    repair: (primary) => primary.reconnect(),
  },
];

export const successorOf = (primary: Machine, machines: readonly Machine[]): Promise<Machine | undefined> =>
  primaryOf(machines.filter((machine) => machine !== primary));
