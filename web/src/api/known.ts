import type { MapReply, MyselfReply, Phase, StoryReply } from '@underhall/contract';
import { useInCache } from './in-cache.ts';

/** What was answered to a query of another feature last. Whoever owns the query fetches it; here it is only read. */
const useKnown = <Answer>(key: string): Answer | undefined => useInCache((cache) => cache.getQueryData<Answer>([key]));

export const useKnownMyself = (): MyselfReply | undefined => useKnown<MyselfReply>('myself');

export const useKnownMap = (): MapReply | undefined => useKnown<MapReply>('map');

/** Where the story stands; undefined before the first look. */
export const useKnownPhase = (): Phase | undefined => useKnown<{ readonly reply?: StoryReply }>('story')?.reply?.phase;
