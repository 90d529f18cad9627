import {
  BranchSchema,
  ChallengeSchema,
  EndStoryletSchema,
  ListedStoryletSchema,
  OpenStoryletSchema,
  RenameSchema,
  ResultMessageSchema,
  StoryReplySchema,
} from '@underhall/contract';
import { expect, test } from 'vitest';

const has = ({ properties }: { properties: object }, ...fields: string[]) =>
  expect(Object.keys(properties)).toEqual(expect.arrayContaining(fields));

test('a story reply has fields for the whole state of the story, second chance included', {
  meta: { rows: ['C-STORY-024'] },
}, () => {
  has(StoryReplySchema, 'phase', 'storylet', 'storylets', 'endStorylet', 'messages', 'rename', 'socialAct');
  has(StoryReplySchema, 'externalSocialAct', 'secondChance', 'canChangeOutfit', 'setting', 'hasUpdatedCharacter');
  has(StoryReplySchema, 'isSuccess', 'elapsed', 'maxHandSize', 'actions');
});

test('a storylet has fields for names, texts, deck and branches', () => {
  for (const schema of [ListedStoryletSchema, OpenStoryletSchema])
    has(schema, 'id', 'name', 'teaser', 'mobileTeaser', 'image', 'category', 'isAutofire', 'deckType', 'distribution');
  for (const schema of [ListedStoryletSchema, OpenStoryletSchema])
    has(schema, 'urgency', 'description', 'mobileDescription', 'childBranches', 'canGoBack', 'canChangeOutfit');
  expect(ListedStoryletSchema.properties.deckType).toMatchObject({ enum: ['Persistent', 'Sometimes'] });
});

test('a branch and a challenge have fields for requirements and costs', () => {
  has(BranchSchema, 'id', 'ordering', 'name', 'description', 'mobileDescription', 'image', 'actionCost');
  has(BranchSchema, 'currencyCost', 'currencyLocked', 'qualityLocked', 'qualityRequirements', 'challenges');
  has(BranchSchema, 'planState');
  has(ChallengeSchema, 'id', 'name', 'image', 'description', 'baseDescription', 'targetNumber', 'bonuses');
  has(ChallengeSchema, 'secondChanceId', 'secondChanceDescription', 'secondChanceLevel', 'canAffordSecondChance');
  has(ChallengeSchema.properties.bonuses.items, 'name', 'image', 'description');
});

test('a result has fields for its text and where it leads', () => {
  has(EndStoryletSchema, 'canGoAgain', 'event', 'isLinkingEvent', 'rootEventId', 'accessCode');
  has(EndStoryletSchema.properties.event, 'isInEventUseTree');
  has(StoryReplySchema, 'messages', 'actions', 'phase', 'secondChance');
  has(
    ResultMessageSchema,
    'type',
    'message',
    'priority',
    'image',
    'possession',
    'tooltip',
    'progressBar',
    'area',
    'setting',
  );
  has(RenameSchema, 'branch', 'namableQualitiesPossessed');
});
