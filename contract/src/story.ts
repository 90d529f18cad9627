import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { maxTimesAtOnce } from './limits.ts';
import { SettingSchema } from './map.ts';
import { DoorSchema } from './story-door.ts';
import { ResultHintSchema, ResultMessageSchema } from './story-message.ts';
import { MilestoneSchema } from './story-milestone.ts';
import { RepeatsSchema } from './story-repeats.ts';
import { RestSchema } from './story-rest.ts';
import { RollsSchema } from './story-rolls.ts';
import { ExternalSocialActSchema, RenameSchema, SecondChanceSchema, SocialActSchema } from './story-waiting-branch.ts';
import { EndStoryletSchema, ListedStoryletSchema, OpenStoryletSchema } from './storylet.ts';
import { Ignored, Nothing, oneOf, SuccessReply } from './wording.ts';

export const phases = [
  'Available',
  'In',
  'InItemUse',
  'Act',
  'ExternalAct',
  'End',
  'Rename',
  'SecondChance',
  'UniqueActPending',
] as const;
export type Phase = (typeof phases)[number];

/** Reply of every story endpoint. Fields of other phases are absent, never null. */
export const StoryReplySchema = Type.Object({
  isSuccess: Type.Boolean(),
  phase: oneOf(phases),
  actions: Type.Integer(),
  canChangeOutfit: Type.Boolean(),
  /** Whether the character sheet changed in ways that no message reports. */
  hasUpdatedCharacter: Type.Boolean(),
  /** Actions that this request spent. */
  elapsed: Type.Integer(),
  maxHandSize: Type.Integer(),
  /** Agent whose report is open or has just ended. Absent outside of agent stories. Not in the specification. */
  agentId: Type.Optional(Type.Integer()),
  /** Phase Available. */
  storylets: Type.Optional(Type.Array(ListedStoryletSchema)),
  /** Phases In and InItemUse. */
  storylet: Type.Optional(OpenStoryletSchema),
  /** Phase End. */
  endStorylet: Type.Optional(EndStoryletSchema),
  /** Phase Rename. */
  rename: Type.Optional(RenameSchema),
  /** Phase Act. */
  socialAct: Type.Optional(SocialActSchema),
  /** Phase ExternalAct. */
  externalSocialAct: Type.Optional(ExternalSocialActSchema),
  /** Phase SecondChance. */
  secondChance: Type.Optional(SecondChanceSchema),
  messages: Type.Optional(Type.Array(ResultMessageSchema)),
  /** Lines of the tutorial and about the journal. Not in the specification. */
  hints: Type.Optional(Type.Array(ResultHintSchema)),
  setting: Type.Optional(SettingSchema),
  /** Set if the place of the character is gone: a sentence about that and the new place. Not in the specification. */
  lostPlace: Type.Optional(Type.String()),
  /** Phase End: completed chapters and newly met persons. Not in the specification. */
  milestones: Type.Optional(Type.Array(MilestoneSchema)),
  /** Phase End: what the result has opened. Not in the specification. */
  opened: Type.Optional(Type.Array(DoorSchema)),
  /** Phase End: set if the result is the end of a story for now. Not in the specification. */
  rest: Type.Optional(RestSchema),
  /** The result of a choice with `times`. Not in the specification. */
  repeats: Type.Optional(RepeatsSchema),
});
export type StoryReply = Static<typeof StoryReplySchema>;

const asCharacter = { method: 'POST', who: 'character', rate: 'act', reply: StoryReplySchema } as const;

export const story = {
  look: endpoint({
    ...asCharacter,
    path: '/storylet',
    repeat: 'settles',
    summary: 'The state of the story. After a result, this is the Onwards button: it leaves the result.',
    body: Nothing,
  }),
  /** Called on page load, so that a reload shows the current result again. Not in the specification. */
  resume: endpoint({
    ...asCharacter,
    path: '/extra/story/resume',
    repeat: 'settles',
    isNoVisit: true,
    summary: 'The last state of the story. Unlike `POST /storylet`, this does not leave a result.',
    body: Nothing,
  }),
  rolls: endpoint({
    method: 'GET',
    path: '/extra/story/rolls',
    who: 'character',
    repeat: 'reads',
    rate: 'read',
    summary: 'The latest 200 challenges of a character: the displayed chance and the result of each.',
    body: Nothing,
    reply: RollsSchema,
  }),
  begin: endpoint({
    ...asCharacter,
    path: '/storylet/begin',
    olderPaths: ['/storylet/begin/:eventId'],
    repeat: 'settles',
    summary: 'Begin an available storylet.',
    body: Type.Object({ eventId: Type.Integer() }),
  }),
  chooseBranch: endpoint({
    ...asCharacter,
    path: '/storylet/choosebranch',
    olderPaths: ['/storylet/choosebranch/:branchId'],
    repeat: 'first reply',
    takesKey: true,
    summary: 'Choose a branch of the open storylet.',
    body: Type.Object({
      branchId: Type.Integer(),
      secondChanceIds: Type.Optional(Type.Array(Type.Integer(), { maxItems: 20 })),
      /** How often to make the choice, at most as often as the branch says. Default: once. Not in the specification. */
      times: Type.Optional(Type.Integer({ minimum: 1, maximum: maxTimesAtOnce })),
      /** Requirement ids that the player saw. The server checks the current requirements. */
      qualityRequirements: Ignored,
    }),
  }),
  goBack: endpoint({
    ...asCharacter,
    path: '/storylet/goback',
    // If a form is open, the first request returns to the storylet and the second one leaves the storylet.
    repeat: 'by key',
    summary: 'Leave the open storylet, and list the available ones.',
    body: Nothing,
  }),
  renameQuality: endpoint({
    ...asCharacter,
    path: '/storylet/renamequality',
    repeat: 'first reply',
    summary: 'Name a possession, if the chosen branch requests a name.',
    body: Type.Object({ branchId: Type.Integer(), qualityPossessedId: Type.Integer(), name: Type.String() }),
  }),
  useQuality: endpoint({
    ...asCharacter,
    path: '/storylet/usequality',
    olderPaths: ['/storylet/usequality/:qualityId'],
    // The character cannot use another item while an item's storylet is open.
    repeat: 'by key',
    summary: 'Use an owned item. `POST /storylet` then returns its storylet.',
    body: Type.Object({ qualityId: Type.Integer() }),
    reply: SuccessReply,
  }),
};
