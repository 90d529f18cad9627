import { type EngineJob, measureEngine } from './measure-engine.ts';

// Each engine and size has its own process, so that no measurement affects the next one.
process.once('message', async (job: EngineJob) => {
  const result = await measureEngine(job);
  process.send?.(result, () => process.disconnect());
});
