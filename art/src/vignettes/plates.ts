import type { Engraving } from '../engravings/engraving.ts';
import * as house from './plates/house.ts';
import * as kitchen from './plates/kitchen.ts';
import * as laundry from './plates/laundry.ts';
import * as listening from './plates/listening.ts';
import * as money from './plates/money.ts';
import * as outdoors from './plates/outdoors.ts';
import * as papers from './plates/papers.ts';
import * as roads from './plates/roads.ts';
import * as rooms from './plates/rooms.ts';
import * as stage from './plates/stage.ts';
import * as works from './plates/works.ts';

/** The vignettes by the file of `plates` that draws them. */
const GROUPS = {
  house,
  kitchen,
  laundry,
  listening,
  money,
  outdoors,
  papers,
  roads,
  rooms,
  stage,
  works,
} as const satisfies Readonly<Record<string, Readonly<Record<string, Engraving>>>>;

type Plate = { readonly group: string; readonly engraving: Engraving };

/** All vignettes by the names that the world uses: `teaUrn` is `tea-urn`. */
export const PLATES: ReadonlyMap<string, Plate> = new Map(
  Object.entries(GROUPS).flatMap(([group, plates]) =>
    Object.entries(plates).map(([name, engraving]): [string, Plate] => [dashed(name), { group, engraving }]),
  ),
);

function dashed(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
