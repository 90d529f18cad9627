import type { Point } from './region.ts';

/** The side of the water a ward lies on; wards never meet across it. */
export type Bank = 'north' | 'south' | 'isle';

/** The layout of streets: bent rows with staggered crossings, rings about the middle, or lanes that grew. */
export type Streets = {
  readonly run: 'rows' | 'rings' | 'lanes';
  readonly along: number;
  readonly across: number;
  readonly turn: number;
};

export type Roof = 'gable' | 'side' | 'mansard' | 'flat' | 'saw' | 'hip';

/** The manner of building in a ward: sizes in drawn pixels, chances from 0 to 1. */
export type Habit = {
  readonly wide: readonly [number, number];
  readonly high: readonly [number, number];
  readonly roofs: readonly Roof[];
  /** The chance that a house is built onto its neighbour's wall. */
  readonly terraced: number;
  readonly yards: number;
  readonly trees: number;
  readonly lamps: number;
  /** The things instead of houses: giant mushroom caps, or graves. */
  readonly wild?: 'caps' | 'graves';
};

export type Ward = {
  readonly name: string;
  readonly bank: Bank;
  readonly centre: Point;
  /** Its walls. */
  readonly tint: string;
  readonly slates: readonly string[];
  readonly streets: Streets;
  readonly habit: Habit;
};

const slate = ['#56606b', '#4d5661', '#626468'];
const tile = ['#7a5443', '#6b4a40', '#67584f', '#5a5658'];
const lead = ['#5f6a70', '#6f7672', '#59605c'];

/** The thirteen, from the far wall to the near one. */
export const wards: readonly Ward[] = [
  {
    name: 'spore-woods',
    bank: 'north',
    centre: [300, 330],
    tint: '#7f9482',
    slates: ['#4c5f56', '#465248'],
    streets: { run: 'lanes', along: 120, across: 92, turn: 0.2 },
    habit: {
      wide: [7, 10],
      high: [5, 8],
      roofs: ['gable', 'hip'],
      terraced: 0,
      yards: 0,
      trees: 0.5,
      lamps: 0.5,
      wild: 'caps',
    },
  },
  {
    name: 'assize',
    bank: 'north',
    centre: [752, 352],
    tint: '#a39d8d',
    slates: lead,
    streets: { run: 'rows', along: 128, across: 74, turn: -0.14 },
    habit: {
      wide: [9, 15],
      high: [8, 13],
      roofs: ['side', 'mansard', 'flat'],
      terraced: 0.7,
      yards: 0.9,
      trees: 0.12,
      lamps: 0.6,
    },
  },
  {
    name: 'crownhill',
    bank: 'north',
    centre: [1210, 292],
    tint: '#c0a577',
    slates: ['#5d6470', '#6a6a72', '#5a6463'],
    streets: { run: 'rings', along: 120, across: 66, turn: 0 },
    habit: {
      wide: [10, 16],
      high: [9, 15],
      roofs: ['mansard', 'mansard', 'hip', 'side'],
      terraced: 0.55,
      yards: 0.95,
      trees: 0.5,
      lamps: 0.62,
    },
  },
  {
    name: 'st-sepulchre',
    bank: 'north',
    centre: [1640, 372],
    tint: '#b1a890',
    slates: [...lead, '#70604f'],
    streets: { run: 'rings', along: 112, across: 62, turn: 0.4 },
    habit: {
      wide: [7, 12],
      high: [7, 11],
      roofs: ['gable', 'gable', 'side', 'hip'],
      terraced: 0.6,
      yards: 0.85,
      trees: 0.4,
      lamps: 0.45,
    },
  },
  {
    name: 'hush-hill',
    bank: 'north',
    centre: [2110, 372],
    tint: '#8d8fa4',
    slates: ['#565a68', '#4b4e5b'],
    streets: { run: 'rings', along: 96, across: 40, turn: 0 },
    habit: {
      wide: [7, 10],
      high: [6, 9],
      roofs: ['gable', 'hip'],
      terraced: 0,
      yards: 0,
      trees: 0.32,
      lamps: 0.45,
      wild: 'graves',
    },
  },
  {
    name: 'rookery',
    bank: 'north',
    centre: [432, 670],
    tint: '#8d7a66',
    slates: ['#584a42', '#4d4a4a', '#61503f', '#45484c'],
    streets: { run: 'lanes', along: 66, across: 46, turn: 0.5 },
    habit: {
      wide: [5.5, 9],
      high: [7, 15],
      roofs: ['gable', 'gable', 'side', 'flat'],
      terraced: 0.85,
      yards: 0.3,
      trees: 0.02,
      lamps: 0.46,
    },
  },
  {
    name: 'lampwick',
    bank: 'north',
    centre: [880, 668],
    tint: '#b9925f',
    slates: [...tile, '#565d66'],
    streets: { run: 'rings', along: 104, across: 60, turn: 0.2 },
    habit: {
      wide: [7.5, 12],
      high: [8, 12.5],
      roofs: ['side', 'gable', 'side', 'mansard'],
      terraced: 0.75,
      yards: 0.8,
      trees: 0.16,
      lamps: 0.72,
    },
  },
  {
    name: 'exchange',
    bank: 'north',
    centre: [1376, 664],
    tint: '#b49a69',
    slates: [...slate, '#6d5b45'],
    streets: { run: 'rows', along: 112, across: 68, turn: 0.12 },
    habit: {
      wide: [9, 15],
      high: [9, 15],
      roofs: ['mansard', 'side', 'flat', 'gable'],
      terraced: 0.8,
      yards: 0.75,
      trees: 0.05,
      lamps: 0.62,
    },
  },
  {
    name: 'college',
    bank: 'north',
    centre: [1838, 668],
    tint: '#97a292',
    slates: ['#4f6058', '#5a655f', '#4b555a'],
    streets: { run: 'rows', along: 132, across: 94, turn: -0.3 },
    habit: {
      wide: [9, 16],
      high: [7, 11],
      roofs: ['side', 'side', 'gable'],
      terraced: 0.92,
      yards: 1,
      trees: 0.3,
      lamps: 0.62,
    },
  },
  {
    name: 'clinker-row',
    bank: 'south',
    centre: [440, 1080],
    tint: '#96705a',
    slates: ['#4c4644', '#55463f', '#464a4d'],
    streets: { run: 'rows', along: 176, across: 42, turn: 0.1 },
    habit: {
      wide: [8, 13],
      high: [6.5, 9.5],
      roofs: ['side', 'side', 'side', 'saw'],
      terraced: 0.95,
      yards: 0.15,
      trees: 0,
      lamps: 0.52,
    },
  },
  {
    name: 'southbank',
    bank: 'south',
    centre: [980, 1116],
    tint: '#a3836f',
    slates: [...tile, '#6a4550'],
    streets: { run: 'lanes', along: 96, across: 70, turn: 0.3 },
    habit: {
      wide: [7.5, 12],
      high: [8, 13],
      roofs: ['gable', 'side', 'mansard', 'hip'],
      terraced: 0.7,
      yards: 0.7,
      trees: 0.2,
      lamps: 0.72,
    },
  },
  {
    name: 'tallow-wharf',
    bank: 'south',
    centre: [1500, 1100],
    tint: '#86918d',
    slates: ['#4b555a', '#505657', '#5d574e'],
    streets: { run: 'rows', along: 116, across: 64, turn: -0.16 },
    habit: {
      wide: [11, 19],
      high: [9, 14],
      roofs: ['side', 'gable', 'saw', 'flat'],
      terraced: 0.6,
      yards: 0.5,
      trees: 0.02,
      lamps: 0.56,
    },
  },
  {
    name: 'warden-isle',
    bank: 'isle',
    centre: [2060, 1090],
    tint: '#928c80',
    slates: ['#515658', '#474d4c'],
    streets: { run: 'rings', along: 100, across: 52, turn: 0 },
    habit: {
      wide: [8, 13],
      high: [7, 11],
      roofs: ['side', 'flat', 'hip'],
      terraced: 0.6,
      yards: 0.6,
      trees: 0.08,
      lamps: 0.42,
    },
  },
];

/** A ward's place in the list, which is how the rasters know it. */
export function wardIndex(name: string): number {
  return wards.findIndex((ward) => ward.name === name);
}
