import { setTimeout as pause } from 'node:timers/promises';
import { aGuest } from '../visit/a-guest.ts';
import { counter, countingBranch, countingStorylet } from './counting-world.ts';

type Answer = {
  readonly isSuccess: boolean;
  readonly messages?: readonly { possession?: { id: number; level: number } }[];
};

/** The sum of what was seen by all callers, up to now. */
export type CallTally = {
  acknowledged: number;
  /** Choices that were told with another count than the one after the last: lost, or counted twice. */
  wrong: string[];
  /** Answers by their status; 0 is a call that got none. */
  readonly statuses: Map<number, number>;
  /** The longest time without an acknowledged choice since it was last set to 0, in milliseconds, and its beginning. */
  longest: number;
  lastAt: number;
};

/** Players who choose without a pause, each always the same, which counts one up; what gets no answer is sent again as it was. */
export async function startCallers(address: string, count: number) {
  const seen: CallTally = { acknowledged: 0, wrong: [], statuses: new Map(), longest: 0, lastAt: performance.now() };
  const tokens: string[] = [];
  for (let i = 0; i < count; i++) tokens.push(await aGuest(address));
  let isOver = false;

  const once = async (path: string, body: object, token: string): Promise<Answer | undefined> => {
    try {
      const answer = await fetch(`${address}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(30_000),
      });
      seen.statuses.set(answer.status, (seen.statuses.get(answer.status) ?? 0) + 1);
      const said = await answer.text();
      if (answer.status === 200) return JSON.parse(said) as Answer;
      if (answer.status !== 503) seen.wrong.push(`${path} was answered with ${answer.status}: ${said.slice(0, 200)}`);
    } catch {
      seen.statuses.set(0, (seen.statuses.get(0) ?? 0) + 1);
    }
    return undefined;
  };
  /** The answer, after as many tries as it takes. */
  const untilAnswered = async (path: string, body: object, token: string): Promise<Answer> => {
    for (;;) {
      const answer = await once(path, body, token);
      if (answer?.isSuccess) return answer;
      await pause(100);
    }
  };
  const play = async (token: string): Promise<number> => {
    let counted = 0;
    while (!isOver) {
      await untilAnswered('/storylet/begin', { eventId: countingStorylet }, token);
      const { messages } = await untilAnswered('/storylet/choosebranch', { branchId: countingBranch }, token);
      const level = messages?.find(({ possession }) => possession?.id === counter)?.possession?.level;
      if (level !== counted + 1) seen.wrong.push(`the count is ${level} after ${counted} choices`);
      counted = level ?? counted + 1;
      seen.acknowledged++;
      const now = performance.now();
      seen.longest = Math.max(seen.longest, now - seen.lastAt);
      seen.lastAt = now;
    }
    return counted;
  };
  const playing = tokens.map(play);
  return {
    seen,
    /** Stops them, and compares what was counted with what the game has kept. */
    async stop(): Promise<void> {
      isOver = true;
      const counts = await Promise.all(playing);
      for (const [i, token] of tokens.entries()) {
        const answer = await fetch(`${address}/api/character/myself`, {
          headers: { authorization: `Bearer ${token}` },
        });
        const { possessions } = (await answer.json()) as {
          possessions: { possessions: { id: number; level: number }[] }[];
        };
        const kept = possessions.flatMap((group) => group.possessions).find(({ id }) => id === counter)?.level ?? 0;
        if (kept !== counts[i]) seen.wrong.push(`${counts[i]} were acknowledged and ${kept} kept`);
      }
    },
  };
}
