import { setTimeout as pause } from 'node:timers/promises';
import { registerGuest } from '../visit/api-client.ts';
import { counter, countingBranch, countingStorylet } from './counting-world.ts';

type Answer = {
  readonly isSuccess: boolean;
  readonly messages?: readonly { possession?: { id: number; level: number } }[];
};

export type CallStats = {
  acknowledged: number;
  /** Choices that the database lost or counted twice. */
  faults: string[];
  /** Responses by status. 0 means no response. */
  readonly statuses: Map<number, number>;
  /** Longest time between two acknowledged choices since the last reset. */
  maxGapMs: number;
  lastAt: number;
};

/** Starts players who repeat one choice, which raises a counter by one. Unanswered calls are sent again unchanged. */
export async function startCallers(address: string, count: number) {
  const stats: CallStats = { acknowledged: 0, faults: [], statuses: new Map(), maxGapMs: 0, lastAt: performance.now() };
  const tokens: string[] = [];
  for (let i = 0; i < count; i++) tokens.push(await registerGuest(address));
  let isOver = false;

  const send = async (path: string, body: object, token: string): Promise<Answer | undefined> => {
    try {
      const answer = await fetch(`${address}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(30_000),
      });
      stats.statuses.set(answer.status, (stats.statuses.get(answer.status) ?? 0) + 1);
      const text = await answer.text();
      if (answer.status === 200) return JSON.parse(text) as Answer;
      if (answer.status !== 503) stats.faults.push(`${path} was answered with ${answer.status}: ${text.slice(0, 200)}`);
    } catch {
      stats.statuses.set(0, (stats.statuses.get(0) ?? 0) + 1);
    }
    return undefined;
  };
  const retryUntilAnswered = async (path: string, body: object, token: string): Promise<Answer> => {
    for (;;) {
      const answer = await send(path, body, token);
      if (answer?.isSuccess) return answer;
      await pause(100);
    }
  };
  const play = async (token: string): Promise<number> => {
    let counted = 0;
    while (!isOver) {
      await retryUntilAnswered('/storylet/begin', { eventId: countingStorylet }, token);
      const { messages } = await retryUntilAnswered('/storylet/choosebranch', { branchId: countingBranch }, token);
      const level = messages?.find(({ possession }) => possession?.id === counter)?.possession?.level;
      if (level !== counted + 1) stats.faults.push(`the count is ${level} after ${counted} choices`);
      counted = level ?? counted + 1;
      stats.acknowledged++;
      const now = performance.now();
      stats.maxGapMs = Math.max(stats.maxGapMs, now - stats.lastAt);
      stats.lastAt = now;
    }
    return counted;
  };
  const playing = tokens.map(play);
  return {
    stats,
    /** Stops the players, and compares their own counts with the stored counts. */
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
        const stored = possessions.flatMap((group) => group.possessions).find(({ id }) => id === counter)?.level ?? 0;
        if (stored !== counts[i]) stats.faults.push(`${counts[i]} choices were acknowledged, but ${stored} stored`);
      }
    },
  };
}
