import { world } from '../api/world.ts';

type Hero = (typeof world.landing.pictures)[number];

/**
 * Returns the picture named in `?hero=`, or a random one, or undefined in a world without pictures. `random` is
 * at least 0 and below 1.
 */
export function pickHero(search: string, random: number): Hero | undefined {
  const { pictures } = world.landing;
  const requested = new URLSearchParams(search).get('hero');
  return pictures.find(({ name }) => name === requested) ?? pictures[Math.floor(random * pictures.length)];
}
