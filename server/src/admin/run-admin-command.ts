import {
  type AdminCommand,
  type AdminDeps,
  type CommandInput,
  CommandRefused,
  type CommandResult,
  ConcurrentChange,
} from './admin-command.ts';

export type CommandRequest = {
  readonly command: AdminCommand;
  readonly input: CommandInput;
  readonly operator: string;
  readonly reason: string;
};

const attempts = 5;
const maxReasonLength = 500;

/**
 * Runs a command and logs it: a change in the same transaction, a read-only command afterwards.
 *
 * @throws CommandRefused, with nothing changed
 */
export async function runAdminCommand(
  deps: AdminDeps,
  { command, input, operator, reason }: CommandRequest,
): Promise<CommandResult> {
  const why = reason.trim();
  if (why.length > maxReasonLength)
    throw new CommandRefused(`The reason is longer than ${maxReasonLength} characters.`);
  const line = { operator, command: command.name, reason: why };
  if (command.kind === 'look') {
    const told = await command.run(deps, input);
    const of = told.accountId === undefined ? {} : { accountId: told.accountId };
    await deps.commit([deps.adminLog.appending({ ...line, ...of, about: {} })]);
    return told;
  }
  if (why === '')
    throw new CommandRefused(
      `${command.name} changes something: add --reason "...". The reason is logged, and nobody can change it.`,
    );
  for (let attempt = 1; attempt <= attempts; attempt++) {
    try {
      return await command.run(deps, input, ({ about = {}, ...of }) =>
        deps.adminLog.appending({ ...line, ...of, about }),
      );
    } catch (failure) {
      if (!(failure instanceof ConcurrentChange)) throw failure;
    }
  }
  throw new CommandRefused(
    'Other changes to the same data are in progress. Nothing was changed; try again in a moment.',
  );
}
