import { measureEngine, type Orders } from './measure-engine.ts';

// One engine at one size has a process to itself, so that none is measured with what another left behind.
process.once('message', async (orders: Orders) => {
  const measured = await measureEngine(orders);
  process.send?.(measured, () => process.disconnect());
});
