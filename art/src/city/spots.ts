import type { Site } from './landmarks/landmarks.ts';

/** The position of a place of the city. */
export type Spot = Site & {
  readonly ward?: string;
  /** The building that stands for its ward on the map. */
  readonly isMain?: true;
  /** True if the place has a name on the map and nothing to press. */
  readonly isNameOnly?: true;
  readonly hidesName?: true;
};

/** Every place of the city that is not a ward, by the name of its folder. */
export const spots: Readonly<Record<string, Spot>> = {
  tollivers: {
    at: [292, 372],
    ward: 'spore-woods',
    isMain: true,
    building: { kind: 'hermitage', wide: 150, high: 150 },
  },
  'bottling-shed': { at: [455, 452], ward: 'spore-woods', building: { kind: 'shed', wide: 54, high: 30 } },
  'the-ride': { at: [196, 492], ward: 'spore-woods', building: { kind: 'ride', wide: 128, high: 44 } },

  'bell-board': { at: [752, 392], ward: 'assize', isMain: true, building: { kind: 'court', wide: 170, high: 128 } },
  'watch-house': { at: [630, 262], ward: 'assize', building: { kind: 'gaol', wide: 62, high: 52 } },
  'court-nine': { at: [902, 268], ward: 'assize', building: { kind: 'chapel', wide: 58, high: 56 } },

  'pugs-parlour': {
    at: [1212, 332],
    ward: 'crownhill',
    isMain: true,
    building: { kind: 'palace', wide: 218, high: 190 },
  },
  'stewards-room': { at: [1076, 208], ward: 'crownhill', building: { kind: 'mansion', wide: 70, high: 54 } },
  'almoners-door': { at: [1322, 446], ward: 'crownhill', building: { kind: 'mansion', wide: 60, high: 40 } },
  'back-stair': { at: [1348, 158], ward: 'crownhill', building: { kind: 'stair', wide: 60, high: 86 } },

  'the-scaffold': {
    at: [1640, 424],
    ward: 'st-sepulchre',
    isMain: true,
    building: { kind: 'cathedral', wide: 226, high: 236 },
  },
  'chapter-house': { at: [1524, 252], ward: 'st-sepulchre', building: { kind: 'rotunda', wide: 52, high: 52 } },
  'mending-house': { at: [1768, 246], ward: 'st-sepulchre', building: { kind: 'mansion', wide: 64, high: 46 } },

  'sitters-house': {
    at: [2116, 404],
    ward: 'hush-hill',
    isMain: true,
    building: { kind: 'vigil', wide: 150, high: 132 },
  },
  'the-long-room': { at: [2262, 330], ward: 'hush-hill', building: { kind: 'long-room', wide: 92, high: 34 } },
  'unattended-plot': { at: [2066, 538], ward: 'hush-hill', building: { kind: 'graves', wide: 70, high: 30 } },
  'felt-yard': {
    at: [2336, 540],
    ward: 'hush-hill',
    isNameOnly: true,
    building: { kind: 'felt-yard', wide: 70, high: 34 },
  },

  oddlots: { at: [428, 700], ward: 'rookery', isMain: true, building: { kind: 'crooked', wide: 128, high: 148 } },
  'the-tiles': { at: [254, 656], ward: 'rookery', building: { kind: 'chimneys', wide: 60, high: 58 } },
  'left-luggage': { at: [586, 590], ward: 'rookery', building: { kind: 'arches', wide: 96, high: 50 } },

  almanac: { at: [880, 688], ward: 'lampwick', isMain: true, building: { kind: 'clock-house', wide: 120, high: 168 } },
  'wick-row': { at: [792, 574], ward: 'lampwick', building: { kind: 'terrace', wide: 84, high: 40 } },
  'middle-bridge': { at: [944, 858], ward: 'lampwick' },
  'expected-house': {
    at: [1030, 592],
    ward: 'lampwick',
    hidesName: true,
    building: { kind: 'mansion', wide: 56, high: 50 },
  },
  'area-steps': { at: [724, 806], ward: 'lampwick', hidesName: true, building: { kind: 'steps', wide: 84, high: 262 } },
  'your-lodgings': { at: [1000, 760], ward: 'lampwick', hidesName: true },

  'the-bazaar': { at: [1376, 700], ward: 'exchange', isMain: true, building: { kind: 'bazaar', wide: 236, high: 128 } },
  'ringing-hall': { at: [1240, 604], ward: 'exchange', building: { kind: 'dome', wide: 96, high: 92 } },
  registry: { at: [1516, 606], ward: 'exchange', building: { kind: 'temple', wide: 76, high: 52 } },

  'reading-room': {
    at: [1826, 690],
    ward: 'college',
    isMain: true,
    building: { kind: 'reading-room', wide: 190, high: 136 },
  },
  'jar-house': { at: [1712, 742], ward: 'college', building: { kind: 'glass-house', wide: 70, high: 46 } },
  'lamp-observatory': { at: [2010, 640], ward: 'college', building: { kind: 'observatory', wide: 84, high: 84 } },

  retorts: { at: [352, 1150], ward: 'clinker-row', isMain: true, building: { kind: 'gasworks', wide: 236, high: 176 } },
  'the-ring': { at: [500, 1290], ward: 'clinker-row', building: { kind: 'arena', wide: 86, high: 40 } },
  'tallow-office': { at: [634, 1218], ward: 'clinker-row', building: { kind: 'factory', wide: 92, high: 74 } },

  gallipot: { at: [972, 1140], ward: 'southbank', isMain: true, building: { kind: 'theatre', wide: 168, high: 138 } },
  plentys: { at: [1122, 1000], ward: 'southbank', building: { kind: 'eating-house', wide: 68, high: 46 } },
  ormolus: { at: [826, 1270], ward: 'southbank', building: { kind: 'tent', wide: 74, high: 64 } },
  'the-wheel': {
    at: [1128, 1300],
    ward: 'southbank',
    isNameOnly: true,
    building: { kind: 'wheel', wide: 140, high: 150 },
  },

  customs: {
    at: [1482, 1128],
    ward: 'tallow-wharf',
    isMain: true,
    building: { kind: 'customs', wide: 170, high: 116 },
  },
  'second-helping': { at: [1716, 1030], ward: 'tallow-wharf' },
  'tide-office': { at: [1590, 1296], ward: 'tallow-wharf', building: { kind: 'tide-tower', wide: 48, high: 82 } },
  'sounding-stair': { at: [1574, 960], ward: 'tallow-wharf' },

  'likeness-gallery': {
    at: [2074, 1128],
    ward: 'warden-isle',
    isMain: true,
    building: { kind: 'prison', wide: 206, high: 146 },
  },
  'lee-of-the-hulk': { at: [2312, 1296], ward: 'warden-isle' },
  'governors-garden': { at: [1926, 1096], ward: 'warden-isle', building: { kind: 'garden', wide: 60, high: 40 } },

  'river-lull': { at: [330, 902], isNameOnly: true },
  'still-sea': { at: [2420, 1010], isNameOnly: true },
  'the-roof': { at: [1640, 130], isNameOnly: true },
};
