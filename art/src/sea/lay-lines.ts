import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { smoothstep } from '../drawing/curves.ts';
import { fractalNoise } from '../drawing/fractal-noise.ts';
import { seededRandom } from '../drawing/seeded-random.ts';
import { CHART } from './chart-size.ts';
import type { Edition } from './edition.ts';
import type { Land } from './land.ts';
import { italic } from './lettering.ts';
import { type Clear, clearOf } from './ornaments/clear-of.ts';
import type { Ornaments } from './ornaments/ornaments.ts';
import { layDrawing, type Paint } from './paint.ts';

const INK = '#e4d9b6';
const WINDS = 32;
const SOUNDINGS = { tried: 300, apart: 46, from: 18 };
const WAVES = { tried: 560, from: 74, apart: 27 };

/**
 * Lays the lines on the water: winds, the edge of the survey, waves, and soundings. There are neither waves nor
 * soundings near any port of the edition, even one missing on this chart: its sprite has its own.
 */
export function layLines(paint: Paint, land: Land, { ornaments, ports }: Edition): void {
  const winds = createCanvas(land.width, land.height);
  const pen = winds.getContext('2d');
  pen.scale(land.scale, land.scale);
  drawWinds(pen, ornaments.nodes);
  const isClear = clearOf(ornaments, ports);
  const soundings = soundingsOf(land, isClear);
  drawWaves(pen, land, (x, y) => isClear(x, y) && !isNear(soundings, x, y, WAVES.apart));
  drawLimit(pen, ornaments.limit);
  const onWater = (index: number): number => smoothstep(2, 16, land.toLand.values[index] ?? 0);
  layDrawing(paint, pen.getImageData(0, 0, land.width, land.height).data, onWater);
  const figures = createCanvas(land.width, land.height).getContext('2d');
  figures.scale(land.scale, land.scale);
  drawSoundings(figures, soundings);
  layDrawing(paint, figures.getImageData(0, 0, land.width, land.height).data);
}

function drawWinds(pen: SKRSContext2D, nodes: Ornaments['nodes']): void {
  pen.lineWidth = 1.1;
  for (const [x, y] of nodes) {
    for (let wind = 0; wind < WINDS; wind += 1) {
      const angle = (wind * 2 * Math.PI) / WINDS;
      pen.strokeStyle =
        wind % 4 === 0 ? 'rgba(228,217,182,.17)' : wind % 2 === 0 ? 'rgba(226,164,90,.12)' : 'rgba(150,205,196,.1)';
      pen.beginPath();
      pen.moveTo(x + Math.cos(angle) * 26, y + Math.sin(angle) * 26);
      pen.lineTo(x + Math.cos(angle) * 2600, y + Math.sin(angle) * 2600);
      pen.stroke();
    }
  }
}

function drawLimit(pen: SKRSContext2D, limit: Ornaments['limit']): void {
  if (limit === undefined) return;
  pen.strokeStyle = 'rgba(226,164,90,.75)';
  pen.lineWidth = 2.2;
  pen.lineCap = 'round';
  pen.setLineDash([3, 9]);
  pen.beginPath();
  pen.arc(limit.x, limit.y, limit.radius, -1, 1);
  pen.stroke();
  pen.setLineDash([]);
  pen.font = `19px ${italic()}`;
  pen.fillStyle = 'rgba(226,180,120,.9)';
  pen.textAlign = 'center';
  const letters = [...limit.words];
  for (const [at, letter] of letters.entries()) {
    const angle = 0.25 + (at - letters.length / 2) * 0.0098;
    pen.save();
    pen.translate(limit.x + Math.cos(angle) * (limit.radius + 12), limit.y + Math.sin(angle) * (limit.radius + 12));
    pen.rotate(angle + Math.PI / 2);
    pen.fillText(letter, 0, 0);
    pen.restore();
  }
}

function drawWaves(pen: SKRSContext2D, land: Land, isClear: Clear): void {
  const random = seededRandom('waves of the still sea');
  pen.strokeStyle = 'rgba(200,222,210,.24)';
  pen.lineWidth = 1.1;
  for (let wave = 0; wave < WAVES.tried; wave += 1) {
    const x = random() * CHART.width;
    const y = random() * CHART.height;
    const long = 6 + 5 * random();
    if (offShore(land, x, y) < WAVES.from || !isClear(x, y)) continue;
    pen.beginPath();
    for (const crest of [-1, 0, 1]) {
      pen.moveTo(x + (crest - 0.5) * long, y);
      pen.quadraticCurveTo(x + crest * long, y - long * 0.42, x + (crest + 0.5) * long, y);
    }
    pen.stroke();
  }
}

type Sounding = { readonly x: number; readonly y: number; readonly fathoms: number };

function soundingsOf(land: Land, isClear: Clear): readonly Sounding[] {
  const random = seededRandom('soundings of the still sea');
  const noise = fractalNoise('depths');
  const soundings: Sounding[] = [];
  for (let sounding = 0; sounding < SOUNDINGS.tried; sounding += 1) {
    const x = random() * CHART.width;
    const y = random() * CHART.height;
    const fathoms = Math.round(2 + offShore(land, x, y) / 3.2 + 9 * noise(x * 0.01, y * 0.01, 2) + random() * 4);
    if (offShore(land, x, y) < SOUNDINGS.from || fathoms < 2 || !isClear(x, y)) continue;
    if (!isNear(soundings, x, y, SOUNDINGS.apart)) soundings.push({ x, y, fathoms });
  }
  return soundings;
}

function drawSoundings(pen: SKRSContext2D, soundings: readonly Sounding[]): void {
  pen.font = `15px ${italic()}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = INK;
  pen.globalAlpha = 0.52;
  for (const { x, y, fathoms } of soundings) pen.fillText(String(fathoms), x, y);
}

function isNear(soundings: readonly Sounding[], x: number, y: number, apart: number): boolean {
  return soundings.some((one) => Math.hypot(one.x - x, one.y - y) < apart);
}

function offShore({ toLand, scale, width }: Land, x: number, y: number): number {
  return toLand.values[Math.floor(y * scale) * width + Math.floor(x * scale)] ?? 0;
}
