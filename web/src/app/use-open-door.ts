import { useQueryClient } from '@tanstack/react-query';
import type { Door } from '@underhall/contract';
import { useNavigate } from 'react-router';
import { myselfQuery } from '../myself/myself-queries.ts';
import { pages } from './pages.ts';

/** Returns a function that leads to what a result has opened. From a page, Back returns to the result. */
export function useOpenDoor(setOutFor: (area: number) => void): (door: Door) => void {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const open = async ({ opens, id, page }: Door) => {
    if (opens === 'area') return setOutFor(id);
    // The guard of a page that was hidden so far reads the sheet.
    await cache.fetchQuery(myselfQuery).catch(() => {});
    if (opens === 'agent') return navigate(`/agents#${id}`);
    if (opens === 'shop') (await import('../bazaar/bazaar-queries.ts')).chooseShop(cache, id);
    const restriction = opens === 'shop' ? 'EchoBazaar' : page;
    const path = pages.find((each) => each.restriction !== undefined && each.restriction === restriction)?.path;
    if (path !== undefined) await navigate(path);
  };
  return (door) => void open(door);
}
