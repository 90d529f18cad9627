import type { CDPSession } from '@playwright/test';
import type { TraceEvent } from './frames-of-trace.ts';

const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink'];

export async function recordTrace(session: CDPSession, action: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories, excludedCategories: ['*'] },
  });
  await action();
  await session.send('Tracing.end');
  await complete;
  return events;
}
