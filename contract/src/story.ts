import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { SettingSchema } from './map.ts';
import { ExternalSocialActSchema, RenameSchema, SecondChanceSchema, SocialActSchema } from './story-asked.ts';
import { ResultMessageSchema } from './story-message.ts';
import { EndStoryletSchema, ListedStoryletSchema, OpenStoryletSchema } from './storylet.ts';
import { Done, Nothing, oneOf } from './wording.ts';

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

/** The shape of every story call. What a phase does not have is absent, never null. */
export const StoryReplySchema = Type.Object({
  isSuccess: Type.Boolean(),
  phase: oneOf(phases),
  /** Actions left. */
  actions: Type.Integer(),
  canChangeOutfit: Type.Boolean(),
  /** The sheet changed in a way that the messages do not tell. */
  hasUpdatedCharacter: Type.Boolean(),
  /** Actions this call spent. */
  elapsed: Type.Integer(),
  /** How many cards can be held where the character stands. */
  maxHandSize: Type.Integer(),
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
  setting: Type.Optional(SettingSchema),
});
export type StoryReply = Static<typeof StoryReplySchema>;

const asCharacter = { method: 'POST', who: 'character', rate: 'act', reply: StoryReplySchema } as const;

export const story = {
  look: endpoint({
    ...asCharacter,
    path: '/storylet',
    repeat: 'settles',
    summary: 'Where the story stands. After a result this is Onwards: it moves on.',
    body: Nothing,
  }),
  /** Our own beside the specification's calls: what a page asks when it is opened, so that a reload loses no result. */
  resume: endpoint({
    ...asCharacter,
    path: '/extra/story/resume',
    repeat: 'settles',
    summary: 'Where the story stands, as it was told last: unlike a look, it does not leave a result behind.',
    body: Nothing,
  }),
  begin: endpoint({
    ...asCharacter,
    path: '/storylet/begin',
    olderPaths: ['/storylet/begin/:eventId'],
    repeat: 'settles',
    summary: 'Begin a storylet that is on offer.',
    body: Type.Object({ eventId: Type.Integer() }),
  }),
  chooseBranch: endpoint({
    ...asCharacter,
    path: '/storylet/choosebranch',
    olderPaths: ['/storylet/choosebranch/:branchId'],
    repeat: 'first reply',
    summary: 'Choose a branch of the open storylet.',
    body: Type.Object({
      branchId: Type.Integer(),
      secondChanceIds: Type.Optional(Type.Array(Type.Integer(), { maxItems: 20 })),
      /** What the player saw asked, by number. The rules look for themselves. */
      qualityRequirements: Type.Optional(Type.Array(Type.Unknown(), { maxItems: 200 })),
    }),
  }),
  goBack: endpoint({
    ...asCharacter,
    path: '/storylet/goback',
    // From a question the first leads to the storylet, and a second out of it.
    repeat: 'by key',
    summary: 'Leave the open storylet; lists what is on offer.',
    body: Nothing,
  }),
  renameQuality: endpoint({
    ...asCharacter,
    path: '/storylet/renamequality',
    repeat: 'first reply',
    summary: 'Give a name to something, where a chosen branch asks for one.',
    body: Type.Object({ branchId: Type.Integer(), qualityPossessedId: Type.Integer(), name: Type.String() }),
  }),
  useQuality: endpoint({
    ...asCharacter,
    path: '/storylet/usequality',
    olderPaths: ['/storylet/usequality/:qualityId'],
    // Once its storylet lies open, nothing else can be used.
    repeat: 'by key',
    summary: 'Use a thing that is held: a look then finds its storylet open.',
    body: Type.Object({ qualityId: Type.Integer() }),
    reply: Done,
  }),
  beginSocialEvent: endpoint({
    ...asCharacter,
    path: '/storylet/beginsocialevent',
    olderPaths: ['/storylet/beginsocialevent/:id'],
    repeat: 'by key',
    summary: 'Begin what an accepted invitation leads into: a look then finds it open.',
    body: Type.Object({ id: Type.Integer() }),
    reply: Done,
  }),
};
