import { describeChange } from '@underhall/language';
import type { AdminCommand, AdminDeps, CommandInput, CommandResult } from '../admin/admin-command.ts';
import { adminCommands } from '../admin/admin-commands.ts';
import { openAdmin } from '../admin/open-admin.ts';
import { runAdminCommand } from '../admin/run-admin-command.ts';
import type { TestServer } from './a-server.ts';

/** Runs admin commands on this server, as `npm run admin` does. */
export function anOperator({ database, deps }: TestServer, more: Pick<AdminDeps, 'secretsFolder'> = {}) {
  const admin = openAdmin(database, { ...deps, describeChange, ...more });
  const commandNamed = (name: string) => adminCommands.find((command) => command.name === name) as AdminCommand;
  /** Throws the reason if the command is refused. */
  const ask = (name: string, input: CommandInput = {}, reason = 'for a test'): Promise<CommandResult> =>
    runAdminCommand(admin, { command: commandNamed(name), input, operator: 'ada on a machine', reason });
  const said = async (name: string, input: CommandInput = {}): Promise<string> =>
    (await ask(name, input)).lines.join('\n');
  return { admin, commandNamed, ask, said };
}
