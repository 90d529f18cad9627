import { lazy, Suspense, useCallback, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ActionCount } from '../actions/action-count.tsx';
import { useRefill } from '../actions/actions-queries.ts';
import { useFate } from '../fate/fate.ts';
import { TravelButton } from '../map/travel-button.tsx';
import { AreaBanner } from '../myself/area-banner.tsx';
import { CharacterSheet } from '../myself/character-sheet.tsx';
import { useMyself } from '../myself/myself-queries.ts';
import { PossessionList } from '../myself/possession-list.tsx';
import { WelcomeLine } from '../myself/welcome-line.tsx';
import { useFirstLook, useStory } from '../story/story-queries.ts';
import { Failed } from '../ui/failed.tsx';
import { Loading } from '../ui/loading.tsx';
import { ownPartId } from '../ui/page-heading.tsx';
import panel from '../ui/panel.module.css';
import { useStickySize } from '../ui/use-sticky-size.ts';
import { deferredPart } from './deferred-part.tsx';
import css from './game-frame.module.css';
import { RestrictedNote } from './guards.tsx';
import { HandBeside } from './hand-beside.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { GroupStrip } from './main-tabs.tsx';
import { clearTab, markTab, useVisit } from './marks.ts';
import { OfflineBoundary } from './offline-boundary.tsx';
import { isStoryPath } from './pages.ts';
import { useRestrictions } from './restrictions.ts';
import { Strip } from './strip.tsx';
import { useTabCounts } from './tab-counts.ts';
import { TargetsBelow, TargetsBeside } from './targets-beside.tsx';
import { ThingsToUse } from './things-to-use.tsx';
import { useScreenWidth } from './use-screen-width.ts';

const agentsPath = '/agents';

const BesideStory = deferredPart(async () => (await import('./beside-story.tsx')).BesideStory);
const NewsAndSnippet = lazy(async () => ({ default: (await import('./beside-story.tsx')).NewsAndSnippet }));
const OwnAdvert = lazy(async () => ({ default: (await import('./beside-story.tsx')).OwnAdvert }));
const AgentAlerts = deferredPart(async () => (await import('../agents/agent-alerts.tsx')).AgentAlerts);
const FateButton = deferredPart(async () => (await import('../actions/fate-button.tsx')).FateButton);
const OpenOrderNotice = deferredPart(async () => (await import('../payments/buy-fate.tsx')).OpenOrderNotice);
const storePath = '/fate';
const messagesPath = '/messages';

const MessageWatch = lazy(async () => ({ default: (await import('../messages/message-watch.tsx')).MessageWatch }));

export function GameFrame() {
  useRefill();
  useTabCounts();
  const width = useScreenWidth();
  const { pathname } = useLocation();
  useVisit(pathname);
  const hasAgents = useRestrictions()?.includes('Agents') === false;
  const pending = [useMyself().isPending, useFate().isPending];
  if (pending.includes(true)) {
    return (
      <>
        {pathname === '/' && <StoryPrefetch />}
        <LoadingScreen />
      </>
    );
  }
  const isStory = isStoryPath(pathname);
  return (
    <ThingsToUse>
      <Messages pathname={pathname} />
      <div className={css.game} data-width={width}>
        <AreaBanner isHeading={isStory} />
        {width === 'small' && <Strip />}
        <div className={css.columns}>
          {width !== 'small' && <Sidebar hasThings={isStory && width === 'middle'} />}
          <div
            id={ownPartId}
            className={css.page}
            tabIndex={-1}
            {...(isStory && { role: 'region', 'aria-label': 'Story' })}
          >
            <RestrictedNote />
            <MyselfError />
            <div className={css.content}>
              <GroupStrip className={css.group} />
              <Suspense fallback={<Loading />}>
                <OfflineBoundary path={pathname}>
                  <Outlet />
                </OfflineBoundary>
              </Suspense>
            </div>
            {width === 'small' && isStory && (
              <>
                <TargetsBelow panel={`${panel.panel} ${css.targets}`} />
                <Beside />
              </>
            )}
          </div>
          {width === 'wide' && <InfoBar hasThings={isStory} />}
        </div>
        {pathname !== storePath && <OpenOrderNotice />}
        {hasAgents && <AgentAlerts onAlert={() => pathname !== agentsPath && markTab(agentsPath)} />}
      </div>
    </ThingsToUse>
  );
}

/** Fetches the story in parallel with the character. */
function StoryPrefetch() {
  useFirstLook(useStory());
  return null;
}

/** Fetches messages once the story reports new messages. */
function Messages({ pathname }: { readonly pathname: string }) {
  const isRestricted = useRestrictions()?.includes('Messages') !== false;
  const light = useCallback((isNews: boolean) => (isNews ? markTab : clearTab)(messagesPath), []);
  if (isRestricted) return null;
  return (
    <Suspense>
      <MessageWatch isOpen={pathname === messagesPath} onNews={light} />
    </Suspense>
  );
}

function MyselfError() {
  const { data, error, refetch } = useMyself();
  if (data || !error) return null;
  return <Failed error={error} onAgain={() => void refetch()} />;
}

/**
 * The third column: location, travel, the hand and possessions beside a story, news, a snippet and an advert. The column
 * renders without waiting for news and snippets.
 */
export function InfoBar({ hasThings }: { readonly hasThings: boolean }) {
  const hasExtras = useRestrictions()?.includes('Extras') === false;
  return (
    <aside tabIndex={-1} className={`${panel.panel} ${css.info}`} aria-label="Information">
      <WelcomeLine />
      <TravelButton hasReason />
      {hasThings && <HandBeside />}
      {hasThings && <TargetsBeside />}
      {hasThings && <PossessionList startsOpen />}
      <Suspense fallback={hasExtras && <div className={css.ahead} />}>
        <NewsAndSnippet />
      </Suspense>
      <Suspense>
        <OwnAdvert />
      </Suspense>
    </aside>
  );
}

/** News, snippet and advert on screens without an info bar. */
const Beside = () => <BesideStory panel={`${panel.panel} ${css.beside}`} />;

/** Shows the character beside the page, with possessions below unless they have a separate column. */
export function Sidebar({ hasThings }: { readonly hasThings: boolean }) {
  const side = useRef<HTMLDivElement>(null);
  useStickySize(side, 'side');
  const hasFate = useRestrictions()?.includes('Fate') === false;
  return (
    <div ref={side} className={css.side}>
      <aside className={`${panel.panel} ${css.sheet}`} aria-label="Your character">
        <CharacterSheet>
          <ActionCount />
          {hasFate && (
            <div className={css.fate}>
              <FateButton />
            </div>
          )}
        </CharacterSheet>
      </aside>
      {hasThings && (
        <aside className={`${panel.panel} ${css.have}`} aria-label="Your things">
          <TargetsBeside />
          <PossessionList />
        </aside>
      )}
      {hasThings && <Beside />}
    </div>
  );
}
