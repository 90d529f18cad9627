import { world } from '../api/world.ts';

type Hero = (typeof world.landing.pictures)[number];

/** The picture named by `?hero=`, or a random one; undefined in a world without pictures. */
export function pickHero(search: string, luck: number): Hero | undefined {
  const { pictures } = world.landing;
  const wanted = new URLSearchParams(search).get('hero');
  return pictures.find(({ name }) => name === wanted) ?? pictures[Math.floor(luck * pictures.length)];
}
