import type { Motif } from './motif.ts';
import { arcade } from './motifs/arcade.ts';
import { ascent } from './motifs/ascent.ts';
import { backStair } from './motifs/back-stair.ts';
import { caps } from './motifs/caps.ts';
import { cloister } from './motifs/cloister.ts';
import { close } from './motifs/close.ts';
import { colonnade } from './motifs/colonnade.ts';
import { corner, passage } from './motifs/corner.ts';
import { doorway } from './motifs/doorway.ts';
import { fair } from './motifs/fair.ts';
import { hall } from './motifs/hall.ts';
import { hillside } from './motifs/hillside.ts';
import { loft } from './motifs/loft.ts';
import { gallery } from './motifs/long-room.ts';
import { market } from './motifs/market.ts';
import { plot } from './motifs/plot.ts';
import { quay } from './motifs/quay.ts';
import { rooftops } from './motifs/rooftops.ts';
import { room } from './motifs/room.ts';
import { rotunda } from './motifs/rotunda.ts';
import { sea } from './motifs/sea.ts';
import { square } from './motifs/square.ts';
import { stairs } from './motifs/stairs.ts';
import { terraces } from './motifs/terraces.ts';
import { tunnel } from './motifs/tunnel.ts';
import { undersea } from './motifs/undersea.ts';
import { works } from './motifs/works.ts';

/** Rooms, lit by lamps that leave their corners dark. */
const INDOORS = {
  arcade,
  backStair,
  colonnade,
  corner,
  doorway,
  gallery,
  loft,
  passage,
  room,
  rotunda,
  tunnel,
} satisfies Record<string, Motif>;

export const MOTIFS = {
  ...INDOORS,
  ascent,
  caps,
  cloister,
  close,
  fair,
  hall,
  hillside,
  market,
  plot,
  quay,
  rooftops,
  sea,
  square,
  stairs,
  terraces,
  undersea,
  works,
} satisfies Record<string, Motif>;

export type MotifName = keyof typeof MOTIFS;

export function isIndoors(motif: MotifName): boolean {
  return motif in INDOORS;
}
