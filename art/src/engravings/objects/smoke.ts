import type { Block } from '../../scenes/block.ts';

/** Smoke that leaves a chimney's mouth and leans to the right. */
export function smokeFrom(block: Block, x: number, y: number, wide: number): void {
  block.form(
    { shade: 0.62, hatch: 20, round: wide * 0.5, shadow: 0, edge: 0.3, fog: 0.35, tint: '#d8d0c8' },
    (form) => {
      for (let at = 0; at < 7; at += 1) {
        const share = at / 6;
        form.disc(
          x + wide * (1.7 * share * share + 0.2 * Math.sin(at * 2.1)),
          y - 4 - share * (y + 10),
          wide * (0.36 + 0.5 * share),
          wide * (0.3 + 0.4 * share),
          0.62 - 0.1 * (at % 2),
        );
      }
    },
  );
}
