import { expect, onTestFinished, test, vi } from 'vitest';
import { aServer } from '../testing/a-server.ts';

test('many probes cost the database one query a second', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { app, deps } = await aServer();
  const looks = vi.spyOn(deps, 'ready');
  const probe = async (times: number) => {
    const answers = await Promise.all(Array.from({ length: times }, () => app.inject({ url: '/readyz' })));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  };
  await probe(100);
  await probe(1);
  expect(looks).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  await probe(100);
  expect(looks).toHaveBeenCalledTimes(2);
});

test('a database that is silent for 1.5 seconds makes the server not ready, without blocking probes', async () => {
  const { app, deps } = await aServer();
  vi.spyOn(deps, 'ready').mockReturnValue(new Promise(() => {}));
  const { statusCode, body } = await app.inject({ url: '/readyz' });
  expect([statusCode, JSON.parse(body).ready]).toEqual([503, false]);
});
