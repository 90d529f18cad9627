import type { MeasuredRequirement, World } from '@underhall/engine';

/** Prints a requirement as authors write it, with the level there is: `Watchful 5+ (you have 3)`. */
export function tellMeasured(measured: MeasuredRequirement, world: World): string {
  switch (measured.kind) {
    case 'any of':
      return measured.of.map((each) => tellMeasured(each, world)).join(' or ');
    case 'met':
      return `${measured.wanted ? 'seen' : 'not seen'} ${world.storylets.get(measured.storylet)?.name ?? measured.storylet}`;
    default: {
      const name = world.qualities.get(measured.quality)?.name ?? `quality ${measured.quality}`;
      return `${measured.base ? 'base ' : ''}${bounds(name, measured.wanted)} (you have ${measured.own})`;
    }
  }
}

function bounds(name: string, { atLeast, atMost }: { readonly atLeast?: number; readonly atMost?: number }): string {
  if (atMost === undefined) return `${name} ${atLeast ?? 0}+`;
  if (atMost <= 0) return `no ${name}`;
  if (atLeast === undefined) return `${name} under ${atMost + 1}`;
  return atLeast === atMost ? `${name} exactly ${atLeast}` : `${name} ${atLeast} to ${atMost}`;
}
