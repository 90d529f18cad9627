import { expect, test } from 'vitest';
import * as limits from './limits.ts';

test('the name of a quality has at most 140 characters', { meta: { rows: ['C-CONST-004'] } }, () => {
  expect(limits).toMatchObject({ maxQualityNameLength: 140 });
});

test('outfits, tags, profiles, invitations and plans have the specified limits', {
  meta: { rows: ['C-CONST-005'] },
}, () => {
  expect(limits).toMatchObject({
    maxOutfitNameLength: 21,
    maxTagNameLength: 16,
    maxTags: 25,
    maxTagsPerEntry: 3,
    maxDescriptionLength: 150,
    maxInvitationLength: 1400,
    maxPlans: 20,
  });
});
