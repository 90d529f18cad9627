import { publishTokenDays } from '../publishing/token-store.ts';
import { type AdminCommand, type AdminDeps, argumentOf, CommandRefused, commit } from './admin-command.ts';

const nameWord = { name: 'name', about: 'who or what uses the token, in letters, digits, dots and dashes: ada-laptop' };

const means = 'With a token, an author publishes worlds to this game from any machine. It gives no other access.';

export const publishToken: AdminCommand = {
  name: 'publish-token',
  kind: 'change',
  summary: 'makes a token with which an author publishes a world, and prints it once',
  details: [
    means,
    `It is valid for ${publishTokenDays} days. The database stores only its hash, so nobody can read it again.`,
    'The author stores it in a file that only they can read, and names the file in PUBLISH_TOKEN_FILE.',
  ],
  args: [nameWord],
  example: 'publish-token ada-laptop --reason "writes the summer stories"',
  async run(deps, input, note) {
    const name = nameOf(argumentOf(input, 'name'));
    if (await isValid(deps, name))
      throw new CommandRefused(
        `${name} has a valid token. Revoke it first (npm run admin -- publish-token-revoke ${name}), or choose another name.`,
      );
    const token = `publish_${deps.runtime.randomBytes(32).toString('base64url')}`;
    await commit(deps, deps.publishTokens.adding(name, token), note({ about: { token: name } }));
    return {
      lines: [`Token of ${name}, valid for ${publishTokenDays} days. It is shown only now:`, token],
      data: { name, token },
    };
  },
};

export const revokePublishToken: AdminCommand = {
  name: 'publish-token-revoke',
  kind: 'change',
  summary: 'ends a token for publishing at once',
  details: ['What was published with it stays.'],
  args: [nameWord],
  example: 'publish-token-revoke ada-laptop --reason "the laptop was stolen"',
  async run(deps, input, note) {
    const name = nameOf(argumentOf(input, 'name'));
    if (!(await isValid(deps, name)))
      throw new CommandRefused(`${name} has no valid token. npm run admin -- publish-tokens lists the tokens.`);
    await commit(deps, deps.publishTokens.revoking(name), note({ about: { token: name } }));
    return { lines: [`The token of ${name} is revoked.`], data: { name } };
  },
};

export const listPublishTokens: AdminCommand = {
  name: 'publish-tokens',
  kind: 'look',
  summary: 'lists the tokens for publishing, with their last use',
  details: [means],
  example: 'publish-tokens',
  async run({ publishTokens }) {
    const tokens = await publishTokens.list();
    const lines = tokens.map(
      ({ name, state, expiresAt, usedAt }) =>
        `${name}  ${state}, until ${dayOf(expiresAt)}, ${usedAt ? `last used on ${dayOf(usedAt)}` : 'never used'}`,
    );
    return { lines: lines.length > 0 ? lines : ['There are no tokens for publishing.'], data: { tokens } };
  },
};

const isValid = async ({ publishTokens }: Pick<AdminDeps, 'publishTokens'>, name: string): Promise<boolean> =>
  (await publishTokens.list()).some((token) => token.name === name && token.state === 'valid');

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

function nameOf(word: string): string {
  if (/^[a-z0-9][a-z0-9.-]{0,39}$/i.test(word)) return word;
  throw new CommandRefused(
    `"${word}" is no name for a token. Use at most 40 letters, digits, dots and dashes, such as ada-laptop.`,
  );
}
