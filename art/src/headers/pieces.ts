import type { Piece } from './motif.ts';
import * as aboveTheRoofs from './pieces/above-the-roofs.ts';
import * as civic from './pieces/civic.ts';
import * as farPorts from './pieces/far-ports.ts';
import * as grounds from './pieces/grounds.ts';
import * as hallWalls from './pieces/hall-walls.ts';
import * as harbour from './pieces/harbour.ts';
import * as houses from './pieces/houses.ts';
import * as industrial from './pieces/industrial.ts';
import * as kitchens from './pieces/kitchens.ts';
import * as landmarks from './pieces/landmarks.ts';
import * as near from './pieces/near.ts';
import * as nearIndoors from './pieces/near-indoors.ts';
import * as nearPortsAndIslands from './pieces/near-ports.ts';
import * as officeWalls from './pieces/offices.ts';
import * as privateRooms from './pieces/private-rooms.ts';
import * as publicRooms from './pieces/public-rooms.ts';
import * as shops from './pieces/shops.ts';
import * as shows from './pieces/shows.ts';
import * as villages from './pieces/villages.ts';

const { frontDoor, ...houseFronts } = houses;
const { ladder, ...offices } = officeWalls;
const { island, ...nearPorts } = nearPortsAndIslands;

export const PIECES = {
  ...civic,
  ...grounds,
  ...hallWalls,
  ...harbour,
  ...houseFronts,
  ...industrial,
  ...aboveTheRoofs,
  ...kitchens,
  ...offices,
  ...shops,
  ...landmarks,
  ...privateRooms,
  ...publicRooms,
  ...near,
  ...nearIndoors,
  ...nearPorts,
  ...farPorts,
  ...shows,
  ...villages,
} satisfies Record<string, Piece>;

export type PieceName = keyof typeof PIECES;
