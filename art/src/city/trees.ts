import type { Random } from './random.ts';
import { face, hides, INK, type Stage } from './stage.ts';

const LEAVES = ['#525c4c', '#495546', '#5d6350'];

/** A round tree of a cavern: grey-green, kept small. */
export function drawTree(stage: Stage, x: number, y: number, size: number, ward: number, random: Random): void {
  const { day } = stage;
  hides(
    stage,
    [
      [x - size * 0.45, y - size * 0.3],
      [x - size * 0.3, y - size],
      [x, y - size * 1.25],
      [x + size * 0.3, y - size],
      [x + size * 0.45, y - size * 0.3],
    ],
    ward,
  );
  face(
    stage,
    [
      [x - 0.5, y],
      [x - 0.5, y - size * 0.5],
      [x + 0.5, y - size * 0.5],
      [x + 0.5, y],
    ],
    INK,
    0,
  );
  day.beginPath();
  for (let lobe = 0; lobe < 7; lobe += 1) {
    const angle = (lobe / 7) * 2 * Math.PI + random.from(0, 0.5);
    const [left, top] = [x + Math.cos(angle) * size * 0.26, y - size * 0.72 + Math.sin(angle) * size * 0.3];
    day.moveTo(left + size * 0.24, top);
    day.arc(left, top, size * 0.24, 0, 2 * Math.PI);
  }
  day.strokeStyle = '#14160f';
  day.lineWidth = 0.8;
  day.stroke();
  day.fillStyle = random.pick(LEAVES);
  day.fill();
  day.beginPath();
  day.ellipse(x - size * 0.14, y - size * 0.9, size * 0.16, size * 0.14, 0, 0, 2 * Math.PI);
  day.fillStyle = '#7a8068';
  day.fill();
}

/** A mushroom as high as a house, with light under its cap. */
export function drawCap(stage: Stage, x: number, y: number, size: number, ward: number, random: Random): void {
  const { day, glow } = stage;
  const tall = size * random.from(0.8, 1.5);
  const lean = random.from(-0.16, 0.16) * size;
  const [top, wide, high] = [y - tall, size * random.from(0.75, 1.1), size * random.from(0.5, 0.85)];
  const left = x + lean;
  hides(
    stage,
    [
      [x - size * 0.14, y],
      [left - wide, top],
      [left - wide * 0.5, top - high],
      [left + wide * 0.5, top - high],
      [left + wide, top],
      [x + size * 0.14, y],
    ],
    ward,
  );
  face(
    stage,
    [
      [x - size * 0.17, y],
      [left - size * 0.1, top],
      [left + size * 0.1, top],
      [x + size * 0.17, y],
    ],
    random.pick(['#9aa898', '#8b9a90', '#a59f8d']),
    0.6,
  );
  day.beginPath();
  day.ellipse(left, top, wide, high, 0, Math.PI, 0);
  day.quadraticCurveTo(left, top + high * 0.36, left - wide, top);
  day.closePath();
  day.fillStyle = random.pick(['#4c6a60', '#55705c', '#5f6a58', '#4a5f66', '#6d6757']);
  day.fill();
  day.strokeStyle = INK;
  day.lineWidth = 0.7;
  day.stroke();
  day.fillStyle = 'rgba(190,210,190,0.35)';
  for (let spot = 0; spot < 3; spot += 1) {
    day.beginPath();
    day.ellipse(
      left + random.from(-0.6, 0.5) * wide,
      top - high * random.from(0.3, 0.75),
      size * 0.09,
      size * 0.06,
      0,
      0,
      2 * Math.PI,
    );
    day.fill();
  }
  glow.beginPath();
  glow.ellipse(left, top + high * 0.06, wide * 0.86, high * 0.14, 0, 0, 2 * Math.PI);
  glow.fillStyle = random.pick(['#5fcfae', '#4fb79c', '#79d8a6', '#4aa6a8']);
  glow.fill();
}
