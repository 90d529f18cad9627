import { type AdminDeps, CannotDo, type Deed, type DeedAnswer, type DeedInput, InTheWay } from './deed.ts';

export type DeedRequest = {
  readonly deed: Deed;
  readonly given: DeedInput;
  /** The operator, by the name of the account on the machine. */
  readonly operator: string;
  readonly reason: string;
};

const attempts = 5;
const longestReason = 500;

/**
 * Does a deed, and sees that it stands in the operators' log: a change with what it wrote, a look once it was had. Throws
 * `CannotDo` with words where nothing was done.
 */
export async function runDeed(deps: AdminDeps, { deed, given, operator, reason }: DeedRequest): Promise<DeedAnswer> {
  const why = reason.trim();
  if (why.length > longestReason) throw new CannotDo(`The reason is longer than ${longestReason} characters.`);
  const line = { operator, deed: deed.name, reason: why };
  if (deed.kind === 'look') {
    const told = await deed.act(deps, given);
    const of = told.accountId === undefined ? {} : { accountId: told.accountId };
    await deps.commit([deps.adminLog.adding({ ...line, ...of, about: {} })]);
    return told;
  }
  if (why === '')
    throw new CannotDo(
      `${deed.name} changes something: say why with --reason "...". It is written down, and nobody can take it back.`,
    );
  for (let attempt = 1; attempt <= attempts; attempt++) {
    try {
      return await deed.act(deps, given, ({ about = {}, ...of }) => deps.adminLog.adding({ ...line, ...of, about }));
    } catch (failure) {
      if (!(failure instanceof InTheWay)) throw failure;
    }
  }
  throw new CannotDo('Others are changing the same just now. Nothing was changed; try it again in a moment.');
}
