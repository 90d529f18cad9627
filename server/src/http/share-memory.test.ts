import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Occupant, shareMemory } from './share-memory.ts';

const nextTick = () => new Promise<void>((resolve) => process.nextTick(resolve));

function aMemory(maxBytes: number) {
  let now = 0;
  const memory = shareMemory(maxBytes, () => now);
  const gone: string[] = [];
  return {
    memory,
    gone,
    wait: (ms: number) => (now += ms),
    aRequest(name: string, isComplete = false): Occupant {
      const [holder = ''] = name.split(' ');
      return { holder, canGiveWay: () => !isComplete, hasGivenWay: false, giveWay: () => void gone.push(name) };
    },
  };
}

test('the holder with the most waiting bytes gives way, and fresh replies do not count', async () => {
  const { memory, gone, wait, aRequest } = aMemory(800);
  memory.add(aRequest('reader reply'), 'reply', 200);
  wait(1_000);
  memory.add(aRequest('slow body'), 'body', 90);
  memory.add(aRequest('player reply'), 'reply', 400);
  memory.add(aRequest('other body'), 'body', 100);
  memory.add(aRequest('third body'), 'body', 20);
  await nextTick();
  expect(gone).toEqual(['reader reply']);
});

test('the oldest reply gives way if all are fresh', async () => {
  const { memory, gone, wait, aRequest } = aMemory(800);
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    memory.add(aRequest(name), 'reply', 200);
    wait(10);
  }
  await nextTick();
  expect(gone).toEqual(['a']);
});

test('is full for a holder whose complete bodies exceed an eighth, and for all above the limit', () => {
  const { memory, aRequest } = aMemory(800);
  const first = aRequest('one body', true);
  memory.add(first, 'body', 101);
  expect([memory.isFull(() => 'one'), memory.isFull(() => 'two')]).toEqual([true, false]);
  memory.add(aRequest('three reply', true), 'reply', 700);
  expect([memory.isFull(() => 'one'), memory.isFull(() => 'two')]).toEqual([true, true]);
  memory.remove(first);
  expect([memory.isFull(() => 'one'), memory.isFull(() => 'two')]).toEqual([false, false]);
});

test('keeps both limits for any sequence of requests that can give way, and forgets finished ones', () => {
  const step = fc.record({
    request: fc.nat(30),
    kind: fc.constantFrom('body' as const, 'reply' as const, 'end' as const),
    bytes: fc.integer({ min: 1, max: 120 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const { memory, aRequest } = aMemory(800);
      const requests = Array.from({ length: 31 }, (_, place) => aRequest(`${place % 5} request`));
      const sizes = new Map<Occupant, { body: number; reply: number }>();
      for (const { request: place, kind, bytes } of steps) {
        const request = requests[place] as Occupant;
        request.hasGivenWay = false;
        if (kind === 'end') memory.remove(request);
        else memory.add(request, kind, bytes);
        const size = sizes.get(request) ?? { body: 0, reply: 0 };
        if (kind === 'end') sizes.delete(request);
        else sizes.set(request, { ...size, [kind]: size[kind] + bytes });
        for (const each of sizes.keys()) if (each.hasGivenWay) sizes.delete(each);
        const all = [...sizes];
        expect(all.reduce((sum, [, { body, reply }]) => sum + body + reply, 0)).toBeLessThanOrEqual(800);
        for (const holder of ['0', '1', '2', '3', '4']) {
          const bodies = all.filter(([each]) => each.holder === holder).map(([, { body }]) => body);
          expect(bodies.reduce((sum, body) => sum + body, 0)).toBeLessThanOrEqual(100);
        }
      }
      for (const request of requests) memory.remove(request);
      expect(memory.isFull(() => '0')).toBe(false);
    }),
  );
});
