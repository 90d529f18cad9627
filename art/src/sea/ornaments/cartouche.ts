import type { SKRSContext2D } from '@napi-rs/canvas';

export function drawCartouche(_pen: SKRSContext2D, _wanted: unknown): void {}
