import { expect, test } from 'vitest';
import * as commerce from './commerce.ts';
import * as map from './map.ts';
import * as social from './social.ts';
import * as story from './story.ts';
import * as timers from './timers.ts';

test('the timers are those of the specification [C-CONST-002]', () => {
  expect(timers).toMatchObject({ tickMs: 300, messagePollMs: 120_000, lowActionCount: 6 });
});

test('the map keeps its times and its drag [C-CONST-003]', () => {
  expect(map).toMatchObject({
    travelDisplayMs: 800,
    travelSkipMs: 20,
    gateCloseMs: 500,
    mapCloseMs: 200,
    scrollMs: 500,
    dragPx: 10,
  });
});

test('names and the how-to keep their limits [C-CONST-004]', () => {
  expect(story).toMatchObject({ renameLength: 140, disclosureDays: 7 });
});

test('wardrobe, journal, plans and letters keep their limits [C-CONST-005]', () => {
  expect(social).toMatchObject({
    outfitNameLength: 21,
    tagNameLength: 16,
    tagCount: 25,
    tagsPerEntry: 3,
    descriptionLength: 150,
    invitationLength: 1400,
    activePlanCount: 20,
  });
});

test('notices, tips, alerts and fades keep their times [C-CONST-006]', () => {
  expect(social).toMatchObject({
    slowScrollMs: 1500,
    noticeMs: 1000,
    noticeFadeMs: 500,
    permalinkTipMs: 1000,
    tooltipDelayMs: 500,
    agentAlertMs: 10_000,
    agentAlertTickMs: 100,
    socialPollMs: 120_000,
    quickFadeMs: 100,
    slowFadeMs: 200,
    dialogCloseMs: 300,
  });
});

test('start-up and the shop keep their times [C-CONST-007]', () => {
  expect(commerce).toMatchObject({
    redirectMs: 5000,
    renderDelayMs: 400,
    pageSpinnerMs: 1000,
    refreshLockMs: 1500,
    shopDialogCloseMs: 300,
    shopFadeMs: 100,
  });
});
