import { world } from '../api/world.ts';

type Hero = (typeof world.landing.pictures)[number];

/** The picture that the address asks for by `?hero=`, or one by luck; none in a world that has none. */
export function pickHero(search: string, luck: number): Hero | undefined {
  const { pictures } = world.landing;
  const wanted = new URLSearchParams(search).get('hero');
  return pictures.find(({ name }) => name === wanted) ?? pictures[Math.floor(luck * pictures.length)];
}
