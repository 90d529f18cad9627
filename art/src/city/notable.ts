import { drawLandmark } from './landmarks/landmarks.ts';
import type { Region } from './region.ts';
import { type Spot, spots } from './spots.ts';
import { blankStage, canvasOf, type Stage } from './stage.ts';
import { wardIndex } from './wards.ts';

/** The margin kept free beside, behind and before a notable building, in drawn pixels. */
const FREE = { beside: 5, behind: 7, before: 13 };

type Standing = { readonly name: string; readonly spot: Spot; readonly ward: number };

/** The notable buildings from the back to the front. */
const standing: readonly Standing[] = Object.entries(spots)
  .flatMap(([name, spot]) => (spot.building && spot.ward ? [{ name, spot, ward: wardIndex(spot.ward) }] : []))
  .sort((one, other) => one.spot.at[1] - other.spot.at[1]);

/** Draws, each time it is called, the notable buildings that stand behind `y` and were not drawn yet. */
export function notableBuildings(stage: Stage): (y: number) => void {
  const waiting = [...standing];
  return (y) => {
    for (let next = waiting[0]; next !== undefined && next.spot.at[1] <= y; next = waiting[0]) {
      waiting.shift();
      if (isNear(stage, next.spot)) place(stage, next);
    }
  };
}

export function isReserved(x: number, y: number): boolean {
  return standing.some(({ spot: { at, building } }) => {
    const wide = building?.wide ?? 0;
    const deep = Math.min(building?.high ?? 0, wide * 0.55);
    return (
      Math.abs(x - at[0]) < wide / 2 + FREE.beside && y > at[1] - deep * 0.6 - FREE.behind && y < at[1] + FREE.before
    );
  });
}

function isNear({ cut }: Stage, { at: [x, y], building }: Spot): boolean {
  const reach = Math.max(building?.wide ?? 0, building?.high ?? 0) * 1.3;
  return (
    x + reach > cut.left && x - reach < cut.left + cut.width && y + 40 > cut.top && y - reach < cut.top + cut.height
  );
}

/** Drawn apart and laid over the stage, so that all it covers can be told. */
function place(stage: Stage, { name, spot, ward }: Standing): void {
  const cut = around(spot);
  const apart = blankStage(cut);
  drawLandmark(apart, name, spot, ward);
  const cover = canvasOf(apart.day);
  stage.day.drawImage(cover, cut.left, cut.top);
  const dark = blankStage(cut).glow;
  dark.drawImage(cover, cut.left, cut.top);
  dark.globalCompositeOperation = 'source-in';
  dark.fillStyle = '#000';
  dark.fillRect(cut.left, cut.top, cut.width, cut.height);
  stage.glow.drawImage(canvasOf(dark), cut.left, cut.top);
  stage.glow.globalCompositeOperation = 'lighter';
  stage.glow.drawImage(canvasOf(apart.glow), cut.left, cut.top);
  stage.glow.globalCompositeOperation = 'source-over';
  claim(stage, apart, ward + 1, spot.isMain === true);
}

function around({ at: [x, y], building }: Spot): Region {
  const [wide, high] = [building?.wide ?? 0, building?.high ?? 0];
  const side = Math.ceil(wide * 0.8 + 30);
  return {
    left: Math.round(x) - side,
    top: Math.round(y - high * 1.15 - 50),
    width: side * 2,
    height: Math.round(high * 1.15 + 90),
  };
}

function claim(stage: Stage, { cut, day }: Stage, owner: number, isMain: boolean): void {
  const { data } = day.getImageData(0, 0, cut.width, cut.height);
  for (let index = 0; index < cut.width * cut.height; index += 1) {
    const column = cut.left + (index % cut.width) - stage.cut.left;
    const row = cut.top + Math.floor(index / cut.width) - stage.cut.top;
    if (
      (data[index * 4 + 3] ?? 0) < 128 ||
      column < 0 ||
      row < 0 ||
      column >= stage.cut.width ||
      row >= stage.cut.height
    )
      continue;
    stage.owner[row * stage.cut.width + column] = owner;
    stage.main[row * stage.cut.width + column] = isMain ? owner : 0;
  }
}
