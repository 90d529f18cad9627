import { type Static, Type } from 'typebox';
import { AreaSchema, SettingSchema } from './map.ts';
import { PossessionSchema } from './myself-possession.ts';
import { Html, oneOf } from './wording.ts';

/** Types of result message that the server sends. */
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
  /** `Target` if the quality has a target level. */
  type: oneOf(['Target', 'Normal']),
  /** How the bar is filled: by change points, up to the goal, or up to the cap. */
  shape: oneOf(['Pyramid', 'Target', 'Normal']),
  leftScore: Type.Integer(),
  rightScore: Type.Integer(),
  startPercentage: Type.Integer(),
  endPercentage: Type.Integer(),
  /**
   * For the shape `Pyramid`: current change points and the points required for the next level. Not in the
   * specification.
   */
  points: Type.Optional(Type.Integer()),
  pointsNeeded: Type.Optional(Type.Integer()),
});
export type ProgressBar = Static<typeof ProgressBarSchema>;

/**
 * A line under a result that reports no change. It is no `ResultMessage`, because independent clients fail on message
 * types that they do not know.
 */
export const ResultHintSchema = Type.Object({
  kind: oneOf(['tutorial', 'journal']),
  message: Html(),
  /** How many messages stand before it. */
  place: Type.Integer(),
});
export type ResultHint = Static<typeof ResultHintSchema>;

/**
 * A message below a result. The type tells the client which cached replies to invalidate. Fields that belong to other
 * types are absent.
 */
export const ResultMessageSchema = Type.Object({
  type: oneOf(resultMessageTypes),
  message: Html(),
  /** 1 headline, 2 standard, 3 never shown, only a reason to refetch. Absent on roll, second-chance, area and setting messages. */
  priority: Type.Optional(Type.Integer()),
  /**
   * How much the change matters: the main lead most, then a celebrated level, money, things, a new status, another
   * level, and a lower one. 0 for a change that the page folds away. Absent on rolls, and on messages that are no part
   * of a result. Not in the specification.
   */
  weight: Type.Optional(Type.Integer()),
  image: Type.Optional(Type.String()),
  tooltip: Type.Optional(Html()),
  /** Change points gained, or lost if negative. Not in the specification. */
  changePoints: Type.Optional(Type.Integer()),
  /** Value of the gain or loss in the world's money. Not in the specification. */
  worth: Type.Optional(Type.Integer()),
  /** A level gain to highlight, as effective levels. Not in the specification. */
  levelGained: Type.Optional(Type.Object({ from: Type.Integer(), to: Type.Integer() })),
  changeType: Type.Optional(oneOf(['Gained', 'Lost', 'Increased', 'Decreased', 'Unaltered'])),
  /** After the change. */
  possession: Type.Optional(PossessionSchema),
  progressBar: Type.Optional(ProgressBarSchema),
  area: Type.Optional(AreaSchema),
  setting: Type.Optional(SettingSchema),
});
export type ResultMessage = Static<typeof ResultMessageSchema>;
