import { type Static, Type } from 'typebox';
import { AreaSchema, SettingSchema } from './map.ts';
import { PossessionSchema } from './myself-possession.ts';
import { Html, oneOf } from './wording.ts';

/** Types of result message that are sent. */
export const resultMessageTypes = [
  'StandardQualityChangeMessage',
  'PyramidQualityChangeMessage',
  'QualityExplicitlySetMessage',
  'QualityCapMessage',
  'DifficultyRollSuccessMessage',
  'DifficultyRollFailureMessage',
  'SecondChanceResultMessage',
  'AreaChangeMessage',
  'SettingChangeMessage',
  'MapShouldUpdateMessage',
  'EquipmentChangeMessage',
  'OutfitChangeabilityMessage',
  'ActionsRefreshedMessage',
  'DeckRefreshedMessage',
  'FatePointChangeMessage',
  'FateBranchCurrencyUsedMessage',
  'LivingStoryStartedMessage',
  'PlanCompletedMessage',
  'InfoMessage',
] as const;
export type ResultMessageType = (typeof resultMessageTypes)[number];

export const ProgressBarSchema = Type.Object({
  type: oneOf(['Pyramid', 'Target', 'Normal']),
  leftScore: Type.Integer(),
  rightScore: Type.Integer(),
  startPercentage: Type.Integer(),
  endPercentage: Type.Integer(),
  /** Of a `Pyramid`: change points there are, and those the next level takes. Fields beside the specification's. */
  points: Type.Optional(Type.Integer()),
  pointsNeeded: Type.Optional(Type.Integer()),
});
export type ProgressBar = Static<typeof ProgressBarSchema>;

/** A line under a result. Its type says which answers are stale; fields of other types are absent. */
export const ResultMessageSchema = Type.Object({
  type: oneOf(resultMessageTypes),
  message: Html(),
  /** 1 headline, 2 standard, 3 hidden from the eye. Absent on roll, second-chance, area and setting messages. */
  priority: Type.Optional(Type.Integer()),
  image: Type.Optional(Type.String()),
  tooltip: Type.Optional(Html()),
  /** Change points gained, or lost if negative. A field beside the specification's. */
  changePoints: Type.Optional(Type.Integer()),
  /** The worth of what was gained or lost, in the world's money. A field beside the specification's. */
  worth: Type.Optional(Type.Integer()),
  /** A level gained that is to be made much of: as it counts, with what is worn. A field beside the specification's. */
  levelGained: Type.Optional(Type.Object({ from: Type.Integer(), to: Type.Integer() })),
  changeType: Type.Optional(oneOf(['Gained', 'Lost', 'Increased', 'Decreased', 'Unaltered'])),
  /** The possession as it is after the change. */
  possession: Type.Optional(PossessionSchema),
  progressBar: Type.Optional(ProgressBarSchema),
  area: Type.Optional(AreaSchema),
  setting: Type.Optional(SettingSchema),
});
export type ResultMessage = Static<typeof ResultMessageSchema>;
