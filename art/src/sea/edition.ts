import type { Ornaments } from './ornaments/ornaments.ts';
import type { Port } from './port.ts';
import { PORTS, type PortKey } from './ports.ts';

/** One printing of the chart: which ports are on it, and which of the other survey's are only engraved. */
export type Edition = {
  readonly rootPrefix: string;
  readonly ports: readonly Port[];
  /** Known from an older survey: part of the picture, and nothing that is pressed. */
  readonly engraved: readonly (Port & { readonly name: string })[];
  readonly ornaments: Ornaments;
};

const NEAR = ['old-tithe-port', 'anchorites', 'pale-harbour', 'the-teeth', 'quarantine'] as const;
const NEAR_NAMES = ['Old Tithe', 'The Anchorites', 'Pale Harbour', 'The Teeth', 'The Quarantine'];
const FAR = ['cinderholm', 'mirrormere', 'weeping-steps', 'the-larder', 'great-puffing', 'the-sill'] as const;
const BOTH = ['underhall-roads', 'lantern-rock'] as const;

const some = (keys: readonly PortKey[]): readonly Port[] => keys.map((key) => PORTS[key]);

/** The chart's two editions, by the root of their map. */
export const EDITIONS: ReadonlyMap<string, Edition> = new Map<string, Edition>([
  [
    'unterzee',
    {
      rootPrefix: 'unterzee',
      ports: some([...BOTH, ...NEAR]),
      engraved: [],
      ornaments: {
        cartouche: {
          x: 1640,
          y: 960,
          title: 'The Still Sea',
          above: 'A Chart of',
          below: 'First Edition: the Near Water',
        },
        rose: { x: 1425, y: 610, radius: 88 },
        limit: { x: 190, y: 560, radius: 1075, words: 'The survey ends here' },
        names: [
          { text: 'The Near Water', x: 664, y: 640, size: 34 },
          { text: 'Here the lamps fail', x: 1640, y: 190, size: 30 },
          { text: 'no bottom', x: 1470, y: 800, size: 20 },
        ],
        serpent: { x: 1480, y: 375, size: 92, mirrored: false },
        kraken: { x: 1730, y: 660, size: 118 },
        ships: [
          { x: 250, y: 400, size: 34, mirrored: false },
          { x: 640, y: 760, size: 40, mirrored: true },
        ],
        nodes: [
          [1425, 610],
          [190, 560],
          [860, 110],
          [640, 1080],
          [1860, 420],
        ],
      },
    },
  ],
  [
    'unterzeev2',
    {
      rootPrefix: 'unterzeev2',
      ports: some([...BOTH, ...FAR]),
      engraved: some(NEAR).map((port, at) => ({ ...port, name: NEAR_NAMES[at] ?? port.key })),
      ornaments: {
        cartouche: {
          x: 300,
          y: 985,
          title: 'The Still Sea',
          above: 'A Chart of',
          below: 'Second Survey: the Far Water',
        },
        rose: { x: 1010, y: 430, radius: 70 },
        names: [
          { text: 'The Far Water', x: 1375, y: 492, size: 32 },
          { text: 'The Near Water', x: 680, y: 610, size: 24 },
        ],
        serpent: { x: 1100, y: 930, size: 74, mirrored: false },
        kraken: { x: 1850, y: 440, size: 78 },
        ships: [
          { x: 1440, y: 170, size: 36, mirrored: false },
          { x: 1130, y: 1060, size: 34, mirrored: true },
        ],
        nodes: [
          [1010, 430],
          [190, 560],
          [1460, 640],
          [860, 1080],
          [1860, 420],
        ],
      },
    },
  ],
]);
