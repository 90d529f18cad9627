import { randomBytes } from 'node:crypto';

export type Player = { readonly email: string; readonly password: string; readonly name: string };

type Reply = { readonly isSuccess?: boolean; readonly jwt?: string } & Readonly<Record<string, unknown>>;
type Ask = (method: 'GET' | 'POST', path: string, body?: object) => Promise<Reply>;
type Listed = { readonly id: number; readonly isLocked?: boolean; readonly planKey?: string };
type Story = {
  readonly phase: string;
  readonly storylets?: readonly Listed[];
  readonly storylet?: { readonly id: number; readonly childBranches: readonly Listed[] };
};

const password = 'a quarter to lamps';

/**
 * Signs players up over HTTP and plays a number of steps with each. They also write notes, outfits and more. Skips
 * calls that this version of the game lacks.
 */
export async function playShortGame(address: string, steps: number, count = 2): Promise<readonly Player[]> {
  const players: Player[] = [];
  for (let index = 0; index < count; index++) {
    const name = `${index % 2 ? 'Bea' : 'Ada'} ${randomBytes(3).toString('hex')}`;
    const email = `${name.replace(' ', '.').toLowerCase()}@example.org`;
    const { jwt: newcomer } = await callerFor(address)('POST', '/register/emailregisteruser', {
      userName: name,
      emailAddress: email,
      password,
    });
    const character = await callerFor(address, newcomer)('POST', '/register/createcharacter', {
      userName: name,
      gender: 'Indistinct',
      avatar: 'beardy',
    });
    const ask = callerFor(address, character.jwt);
    await play(ask, steps);
    await write(ask, players.at(-1)?.name);
    players.push({ email, password, name });
  }
  return players;
}

async function play(ask: Ask, steps: number): Promise<void> {
  for (let step = 0; step < steps; step++) {
    const { phase, storylets = [], storylet } = (await ask('POST', '/storylet')) as unknown as Story;
    const open = storylet?.childBranches.filter(({ isLocked }) => !isLocked) ?? [];
    const branch = open[step % Math.max(1, open.length)];
    if (branch) {
      if (step % 5 === 0) await ask('POST', '/plan/create', { branchId: branch.id, planKey: branch.planKey ?? '' });
      await ask('POST', '/storylet/choosebranch', { branchId: branch.id });
    } else if (phase === 'Available' && storylets.length > 0)
      await ask('POST', '/storylet/begin', { eventId: storylets[step % storylets.length]?.id });
    else await ask('POST', '/storylet/goback');
  }
}

/** Writes rows outside the story, such as an outfit, a note or a contact. */
async function write(ask: Ask, friend: string | undefined): Promise<void> {
  await ask('POST', '/opportunity/draw');
  await ask('POST', '/outfit/create', { name: 'For rain' });
  const { storylets = [] } = (await ask('POST', '/storylet')) as unknown as Story;
  if (storylets[0])
    await ask('POST', '/extra/notes', { kind: 'storylet', id: storylets[0].id, words: 'Ask again “tomorrow”.' });
  await ask('POST', '/journal/tag/create', { name: 'Lamps' });
  if (friend) await ask('POST', '/contact/addcontact', { userName: friend });
}

const callerFor =
  (address: string, token?: string): Ask =>
  async (method, path, body) => {
    const answer = await fetch(`${address}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    if (answer.status >= 500) throw new Error(`${path} returned ${answer.status}: ${await answer.text()}`);
    return (await answer.json().catch(() => ({}))) as Reply;
  };
