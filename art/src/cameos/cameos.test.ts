import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BUILT_WORLD } from '../paths.ts';
import { checkedCameo } from './cameo-spec.ts';
import { cameoSpecs } from './cameo-specs.ts';

describe('the cameos', () => {
  const specs = cameoSpecs();

  it('are 72 sitters of whom no two wear and grow the same', () => {
    const worn = [...specs.values()].map(({ hair, hat, beard, dress, things }) =>
      JSON.stringify([hair, hat, beard, dress, things]),
    );
    expect(specs.size).toBe(72);
    expect(new Set(worn).size).toBe(72);
  });

  it('are there for every face that the built world lets one choose', () => {
    if (!existsSync(BUILT_WORLD)) return;
    const { start } = JSON.parse(readFileSync(BUILT_WORLD, 'utf8')) as { start: { faces: readonly string[] } };
    expect(start.faces.length).toBeGreaterThan(0);
    expect(start.faces.filter((face) => !specs.has(face))).toEqual([]);
  });

  it('say which word of a sitter they do not know', () => {
    const odd = { bust: 'slight', dress: 'highNecked', ground: 'rose', tint: '#a8483f', hat: 'saucepan' };
    expect(() => checkedCameo('odd', odd)).toThrow('Cameo odd: there is no saucepan');
  });
});
