import { type EngineJob, measureEngine } from './measure-engine.ts';

// Each engine and size has a process of its own, so that none is measured with the leftovers of another.
process.once('message', async (job: EngineJob) => {
  const result = await measureEngine(job);
  process.send?.(result, () => process.disconnect());
});
