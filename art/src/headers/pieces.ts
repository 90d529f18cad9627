import type { Piece } from './motif.ts';
import * as aboveTheRoofs from './pieces/above-the-roofs.ts';
import * as arrival from './pieces/arrival.ts';
import * as assize from './pieces/assize.ts';
import * as bazaar from './pieces/bazaar.ts';
import * as civic from './pieces/civic.ts';
import * as college from './pieces/college.ts';
import * as crownhill from './pieces/crownhill.ts';
import * as exchange from './pieces/exchange.ts';
import * as farPorts from './pieces/far-ports.ts';
import * as furniture from './pieces/furniture.ts';
import * as greenDoor from './pieces/green-door.ts';
import * as grounds from './pieces/grounds.ts';
import * as hallWalls from './pieces/hall-walls.ts';
import * as harbour from './pieces/harbour.ts';
import * as houses from './pieces/houses.ts';
import * as hulkWall from './pieces/hulk-wall.ts';
import * as industrial from './pieces/industrial.ts';
import * as kitchens from './pieces/kitchens.ts';
import * as landmarks from './pieces/landmarks.ts';
import * as larder from './pieces/larder.ts';
import * as laundry from './pieces/laundry.ts';
import * as lodging from './pieces/lodging.ts';
import * as luggageAndTrunk from './pieces/luggage.ts';
import * as near from './pieces/near.ts';
import * as nearIndoors from './pieces/near-indoors.ts';
import * as nearPortsAndIslands from './pieces/near-ports.ts';
import * as noPiece from './pieces/nothing.ts';
import * as officeWalls from './pieces/offices.ts';
import * as plainStones from './pieces/plain-stones.ts';
import * as privateRooms from './pieces/private-rooms.ts';
import * as publicRooms from './pieces/public-rooms.ts';
import * as shops from './pieces/shops.ts';
import * as shows from './pieces/shows.ts';
import * as stSepulchre from './pieces/st-sepulchre.ts';
import * as villages from './pieces/villages.ts';

const { frontDoor, ...houseFronts } = houses;
const { trunk, ...luggage } = luggageAndTrunk;
const { ladder, ...offices } = officeWalls;
const { island, ...nearPorts } = nearPortsAndIslands;

export const PIECES = {
  ...arrival,
  ...assize,
  ...bazaar,
  ...civic,
  ...college,
  ...crownhill,
  ...exchange,
  ...furniture,
  ...greenDoor,
  ...grounds,
  ...hallWalls,
  ...harbour,
  ...houseFronts,
  ...hulkWall,
  ...industrial,
  ...aboveTheRoofs,
  ...kitchens,
  ...offices,
  ...shops,
  ...landmarks,
  ...larder,
  ...laundry,
  ...lodging,
  ...luggage,
  ...plainStones,
  ...privateRooms,
  ...publicRooms,
  ...near,
  ...nearIndoors,
  ...nearPorts,
  ...noPiece,
  ...farPorts,
  ...shows,
  ...stSepulchre,
  ...villages,
} satisfies Record<string, Piece>;

export type PieceName = keyof typeof PIECES;
