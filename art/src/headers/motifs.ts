import type { Motif } from './motif.ts';
import { caps } from './motifs/caps.ts';
import { fair } from './motifs/fair.ts';
import { hall } from './motifs/hall.ts';
import { hillside } from './motifs/hillside.ts';
import { market } from './motifs/market.ts';
import { quay } from './motifs/quay.ts';
import { rooftops } from './motifs/rooftops.ts';
import { room } from './motifs/room.ts';
import { sea } from './motifs/sea.ts';
import { square } from './motifs/square.ts';
import { stairs } from './motifs/stairs.ts';
import { undersea } from './motifs/undersea.ts';
import { works } from './motifs/works.ts';

export const MOTIFS = {
  caps,
  fair,
  hall,
  hillside,
  market,
  quay,
  rooftops,
  room,
  sea,
  square,
  stairs,
  undersea,
  works,
} satisfies Record<string, Motif>;

export type MotifName = keyof typeof MOTIFS;
