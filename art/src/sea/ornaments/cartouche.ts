import type { SKRSContext2D } from '@napi-rs/canvas';
import { capitals, italic, letter } from '../lettering.ts';
import type { Ornaments } from './ornaments.ts';

const GILT = '#c9a45d';
const DULL = '#8b7040';
const HALF = { width: 212, height: 92 };
const LEAGUES = 5;

/** The title in a frame of strap-work, with a scale of leagues under it; its middle is at x, y. */
export function drawCartouche(pen: SKRSContext2D, { x, y, above, title, below }: Ornaments['cartouche']): void {
  pen.save();
  pen.translate(x, y);
  pen.save();
  pen.shadowColor = 'rgba(0,0,0,.85)';
  pen.shadowBlur = 30;
  pen.shadowOffsetY = 8;
  pen.fillStyle = '#2b2318';
  strap(pen, 0);
  pen.fill();
  pen.restore();
  strap(pen, 0);
  fillWood(pen);
  strap(pen, 0);
  pen.strokeStyle = GILT;
  pen.lineWidth = 3;
  pen.stroke();
  for (const side of [-1, 1]) for (const end of [-1, 1]) volute(pen, side, end);
  panel(pen, 20);
  pen.fillStyle = '#0f1112';
  pen.fill();
  hatched(pen);
  panel(pen, 20);
  pen.strokeStyle = GILT;
  pen.lineWidth = 2;
  pen.stroke();
  panel(pen, 26);
  pen.strokeStyle = DULL;
  pen.lineWidth = 1;
  pen.stroke();
  lantern(pen);
  letter(pen, { text: above, x: 0, y: -47, size: 20, font: italic(), ink: '#cbb88c', spaced: 0.04 });
  letter(pen, { text: title, x: 0, y: -9, size: 48, font: capitals(), ink: '#f1e4c3', spaced: 0.07 });
  rule(pen, 24);
  letter(pen, { text: below, x: 0, y: 45, size: 20, font: italic(), ink: '#d9c79a', spaced: 0.03 });
  leagues(pen, HALF.height + 40);
  pen.restore();
}

/** The outer frame: ears at the corners, a crest above and a drop below. */
function strap(pen: SKRSContext2D, inset: number): void {
  const [across, down] = [HALF.width - inset, HALF.height - inset];
  const quarter = (
    side: number,
    end: number,
  ): readonly (readonly [number, number, number, number, number, number])[] => [
    [side * 34, end * (down + 2), side * 30, end * (down + 20), side * 52, end * (down + 2)],
    [side * 90, end * (down - 8), side * (across - 70), end * (down - 2), side * (across - 40), end * (down + 6)],
    [
      side * (across + 4),
      end * (down + 18),
      side * (across + 28),
      end * (down - 14),
      side * (across + 4),
      end * (down - 32),
    ],
    [side * (across - 12), end * (down - 44), side * (across + 4), end * 22, side * (across + 10), 0],
  ];
  pen.beginPath();
  pen.moveTo(0, -down - 22);
  const there = (side: number, end: number) => {
    for (const curve of quarter(side, end)) pen.bezierCurveTo(...curve);
  };
  const back = (side: number, end: number) => {
    const curves = [...quarter(side, end)];
    for (const [at, curve] of [...curves.entries()].reverse()) {
      const before = curves[at - 1];
      const [toX, toY] = before === undefined ? [0, end * (down + 22)] : [before[4], before[5]];
      pen.bezierCurveTo(curve[2], curve[3], curve[0], curve[1], toX, toY);
    }
  };
  there(1, -1);
  back(1, 1);
  there(-1, 1);
  back(-1, -1);
  pen.closePath();
}

function panel(pen: SKRSContext2D, inset: number): void {
  const [across, down, bite] = [HALF.width - inset, HALF.height - inset * 0.9, 13];
  pen.beginPath();
  pen.moveTo(-across + bite, -down);
  pen.lineTo(across - bite, -down);
  pen.arc(across, -down, bite, Math.PI, Math.PI / 2, true);
  pen.lineTo(across, down - bite);
  pen.arc(across, down, bite, -Math.PI / 2, Math.PI, true);
  pen.lineTo(-across + bite, down);
  pen.arc(-across, down, bite, 0, -Math.PI / 2, true);
  pen.lineTo(-across, -down + bite);
  pen.arc(-across, -down, bite, Math.PI / 2, 0, true);
  pen.closePath();
}

function fillWood(pen: SKRSContext2D): void {
  const wood = pen.createLinearGradient(0, -HALF.height - 20, 0, HALF.height + 20);
  for (const [at, style] of [
    [0, '#5a4729'],
    [0.3, '#3a2e1c'],
    [0.7, '#2a2115'],
    [1, '#1b150d'],
  ] as const)
    wood.addColorStop(at, style);
  pen.fillStyle = wood;
  pen.fill();
  pen.save();
  pen.clip();
  pen.strokeStyle = 'rgba(201,164,93,.2)';
  pen.lineWidth = 1;
  for (let down = -120; down < 120; down += 4) {
    pen.beginPath();
    pen.moveTo(-260, down);
    pen.bezierCurveTo(-90, down - 10, 90, down + 10, 260, down);
    pen.stroke();
  }
  pen.restore();
}

function hatched(pen: SKRSContext2D): void {
  pen.save();
  pen.clip();
  pen.strokeStyle = 'rgba(169,201,192,.07)';
  pen.lineWidth = 1;
  for (let across = -340; across < 340; across += 5) {
    pen.beginPath();
    pen.moveTo(across, -100);
    pen.lineTo(across + 120, 100);
    pen.stroke();
  }
  pen.restore();
}

function volute(pen: SKRSContext2D, side: number, end: number): void {
  pen.strokeStyle = GILT;
  pen.lineWidth = 2;
  pen.beginPath();
  for (let at = 0; at <= 60; at += 1) {
    const angle = at * 0.19;
    const radius = 14 * (1 - at / 66);
    pen.lineTo(side * (HALF.width - 4 + Math.cos(angle) * radius), end * (HALF.height - 9 + Math.sin(angle) * radius));
  }
  pen.stroke();
}

/** A lantern on the crest, the only light on the chart that always burns. */
function lantern(pen: SKRSContext2D): void {
  const foot = -HALF.height - 10;
  const glow = pen.createRadialGradient(0, foot - 16, 1, 0, foot - 16, 42);
  glow.addColorStop(0, 'rgba(255,190,90,.75)');
  glow.addColorStop(1, 'rgba(255,170,70,0)');
  pen.fillStyle = glow;
  pen.fillRect(-44, foot - 60, 88, 88);
  pen.strokeStyle = '#0d0a06';
  pen.lineWidth = 1.4;
  for (const [style, corners] of [
    [
      '#ffd07a',
      [
        [-7, -2],
        [-10, -26],
        [10, -26],
        [7, -2],
      ],
    ],
    [
      GILT,
      [
        [-11, 2],
        [-9, -3],
        [9, -3],
        [11, 2],
      ],
    ],
    [
      GILT,
      [
        [-13, -26],
        [0, -39],
        [13, -26],
      ],
    ],
  ] as const) {
    pen.fillStyle = style;
    pen.beginPath();
    for (const [x, y] of corners) pen.lineTo(x, foot + y);
    pen.closePath();
    pen.fill();
    pen.stroke();
  }
  pen.beginPath();
  pen.moveTo(0, foot - 26);
  pen.lineTo(0, foot - 2);
  pen.stroke();
  pen.strokeStyle = GILT;
  pen.lineWidth = 2;
  pen.beginPath();
  pen.arc(0, foot - 43, 4.4, 0, 7);
  pen.stroke();
}

function rule(pen: SKRSContext2D, y: number): void {
  pen.strokeStyle = GILT;
  pen.fillStyle = GILT;
  pen.lineWidth = 1.2;
  for (const side of [-1, 1]) {
    pen.beginPath();
    pen.moveTo(side * 12, y);
    pen.lineTo(side * 128, y);
    pen.stroke();
  }
  pen.beginPath();
  for (const [x, down] of [
    [0, -4.5],
    [5, 0],
    [0, 4.5],
    [-5, 0],
  ] as const)
    pen.lineTo(x, y + down);
  pen.fill();
}

function leagues(pen: SKRSContext2D, y: number): void {
  const long = 52;
  const left = (-LEAGUES * long) / 2;
  pen.strokeStyle = '#d9c79a';
  pen.lineWidth = 1.2;
  for (let at = 0; at < LEAGUES; at += 1) {
    pen.fillStyle = at % 2 === 0 ? '#d9c79a' : '#12191b';
    pen.fillRect(left + at * long, y, long, 6);
    pen.strokeRect(left + at * long, y, long, 6);
  }
  const halo = 'rgba(6,16,21,.8)';
  for (let at = 0; at <= LEAGUES; at += 1) {
    letter(pen, {
      text: String(at * 2),
      x: left + at * long,
      y: y - 10,
      size: 15,
      font: italic(),
      ink: '#d9c79a',
      halo,
    });
  }
  letter(pen, {
    text: 'leagues, by guess',
    x: 0,
    y: y + 19,
    size: 17,
    font: italic(),
    ink: '#b9ab84',
    spaced: 0.05,
    halo,
  });
}
