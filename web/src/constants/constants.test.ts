import { expect, test } from 'vitest';
import * as map from './map.ts';
import * as social from './social.ts';
import * as story from './story.ts';
import * as timers from './timers.ts';

test('matches the timers of the specification', { meta: { rows: ['C-CONST-002'] } }, () => {
  expect(timers).toMatchObject({ tickMs: 300, messagePollMs: 120_000, lowActionCount: 6 });
});

test('matches the times and the drag distance of the map in the specification', {
  meta: { rows: ['C-CONST-003'] },
}, () => {
  expect(map).toMatchObject({
    travelDisplayMs: 800,
    travelSkipMs: 20,
    gateCloseMs: 500,
    mapCloseMs: 200,
    scrollMs: 500,
    dragPx: 10,
  });
});

test('opens the introduction automatically after seven days', { meta: { rows: ['C-CONST-004'] } }, () => {
  expect(story).toMatchObject({ disclosureDays: 7 });
});

test('shows an agent alert for ten seconds, with a countdown in tenths', { meta: { rows: ['C-AGENT-068'] } }, () => {
  expect(social).toMatchObject({ agentAlertMs: 10_000, agentAlertTickMs: 100 });
});
