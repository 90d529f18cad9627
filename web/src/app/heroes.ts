import { world } from '../api/world.ts';

type Hero = (typeof world.landing.pictures)[number];

/**
 * Returns the picture named in `?hero=`, or a random one, or undefined in a world without pictures. Visitors who have
 * never signed in get one of the pictures that the world has chosen for them. `random` is at least 0 and below 1.
 */
export function pickHero(search: string, random: number, isFirstVisit: boolean): Hero | undefined {
  const { pictures, firstVisit } = world.landing;
  const requested = new URLSearchParams(search).get('hero');
  const eligible = isFirstVisit && firstVisit ? pictures.filter(({ name }) => firstVisit.includes(name)) : pictures;
  return pictures.find(({ name }) => name === requested) ?? eligible[Math.floor(random * eligible.length)];
}
