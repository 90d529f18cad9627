import type { SKRSContext2D } from '@napi-rs/canvas';

export function drawShip(_pen: SKRSContext2D, _wanted: unknown): void {}
