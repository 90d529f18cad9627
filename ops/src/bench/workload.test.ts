import { expect, test } from 'vitest';
import { measureFairness } from './fairness.ts';
import { engines, measureEngine } from './measure-engine.ts';
import { ourDraw } from './peers/our-draw.ts';
import { openPeer } from './peers/plain-loop.ts';
import { workloadOf } from './workload.ts';

test('about 3 % of the storylets are open to a person', async () => {
  const workload = workloadOf(10_000);
  const peer = await openPeer(workload);
  let open = 0;
  for (const person of workload.people.keys()) {
    peer.load(person);
    open += (await peer.list()).length;
  }
  expect(open / (40 * 10_000)).toBeCloseTo(0.031, 2);
});

test('the workload is the same in every run', () => {
  expect(workloadOf(50)).toEqual(workloadOf(50));
  expect(workloadOf(1).people).toHaveLength(40);
  expect(workloadOf(1).people[0]).toHaveLength(300);
});

test.each(Object.keys(engines))('%s lists the same storylets as the plain loop and can be measured', async (engine) => {
  const { rates } = await measureEngine({ engine, size: 100, seconds: 0.01 });

  for (const rate of [rates.list, rates.draw, rates.step]) {
    expect(rate.measured).toBeGreaterThan(0);
    expect(rate.ratio).toBeGreaterThan(0);
  }
});

test('our draws find a card as often as its weight predicts', async () => {
  const { drawn, expected } = await measureFairness('100 and 200', [100, 200], ourDraw, 6000);
  expect(expected).toBeCloseTo(1 / 3, 10);
  expect(Math.abs(drawn - expected)).toBeLessThan(0.02);
});
