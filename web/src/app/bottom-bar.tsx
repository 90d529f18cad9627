import { type MouseEvent, type ReactNode, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useAnswer } from '../api/answers.ts';
import { world } from '../api/world.ts';
import { useMyself } from '../myself/myself-queries.ts';
import { chooseTab, selectHand, useChosenTab } from '../story/list-tab.ts';
import { useBackStep } from '../ui/back-steps.ts';
import { formatNumber } from '../ui/format-number.ts';
import { Marker } from '../ui/marker.tsx';
import { Tip } from '../ui/tip.tsx';
import { useStickySize } from '../ui/use-sticky-size.ts';
import { CardsIcon, MoreIcon, MyselfIcon, StoryIcon } from './bar-icons.tsx';
import css from './bottom-bar.module.css';
import { countOf, useHandCount } from './hand-count.ts';
import { useIsMarked, useSmallTabs } from './main-tabs.tsx';
import { MapTab } from './map-tab.tsx';
import { useMarks } from './marks.ts';
import { More } from './more.tsx';
import { pagesBesideBar } from './pages.ts';

/** Tabs for the most used pages, and a drawer with the other pages. */
export function BottomBar() {
  const { pathname } = useLocation();
  const { data: myself } = useMyself();
  const { tabs, group } = useSmallTabs();
  const marks = useMarks();
  const isMarked = useIsMarked();
  const phase = useAnswer('story')?.reply?.phase;
  // A story that the player starts from the hand is shown instead of the hand.
  const isHandShown = useChosenTab() === 'Sometimes' && (phase === undefined || phase === 'Available');
  const others = pagesBesideBar(tabs);
  const pageOfMyself = tabs.find((tab) => tab.group === 'Myself');
  const area = myself?.character.area.id ?? 0;
  const isAtStory = pathname === '/';
  useBackStep(isAtStory && phase === 'Available' && isHandShown, () => {
    chooseTab('Always', area);
    return true;
  });
  const bar = useRef<HTMLElement>(null);
  useStickySize(bar, 'foot');
  return (
    <nav ref={bar} className={css.bar} aria-label="Main">
      <Item to="/" isCurrent={isAtStory && !isHandShown} onGo={() => chooseTab('Always', area)} icon={<StoryIcon />}>
        Story
      </Item>
      <Cards area={area} isCurrent={isAtStory && isHandShown} />
      <MapTab className={css.item} />
      {pageOfMyself && (
        <Item to={pageOfMyself.path} isCurrent={group === 'Myself'} icon={<MyselfIcon />}>
          {pageOfMyself.name}
          {isMarked(pageOfMyself, true) && <Light />}
        </Item>
      )}
      <More
        pages={others}
        openerClass={css.item}
        opener={
          <>
            <MoreIcon />
            <span>More</span>
            {others.some(({ path }) => marks.has(path)) && <Light />}
          </>
        }
      />
    </nav>
  );
}

const Light = () => (
  <span className={css.light}>
    <Marker />
  </span>
);

type ItemProps = {
  readonly to: string;
  readonly isCurrent: boolean;
  readonly onGo?: () => void;
  readonly icon: ReactNode;
  readonly children: ReactNode;
};

function Item({ to, isCurrent, onGo, icon, children }: ItemProps) {
  const isHere = useLocation().pathname === to;
  const go = (event: MouseEvent) => {
    // Navigating to the current page would add a useless history entry.
    if (isHere && onGo) {
      event.preventDefault();
      window.scrollTo(0, 0);
    }
    onGo?.();
  };
  return (
    <Link to={to} className={css.item} {...(isCurrent && { 'aria-current': 'page' as const })} onClick={go}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}

/** Without a hand, a tooltip says why. */
function Cards({ area, isCurrent }: { readonly area: number; readonly isCurrent: boolean }) {
  const hand = useHandCount();
  const reason = useWhyNoHand(hand?.inHand ?? 0);
  const { count, of } = hand ? countOf(hand) : { count: 0, of: '' };
  const words = (
    <>
      <span>Cards</span>
      {count > 0 && (
        <span className={css.count}>
          <span className="visually-hidden">: </span>
          {formatNumber(count)}
          <span className="visually-hidden"> {of}</span>
        </span>
      )}
    </>
  );
  if (reason === undefined) {
    return (
      <Item to="/" isCurrent={isCurrent} onGo={() => selectHand(area)} icon={<CardsIcon />}>
        {words}
      </Item>
    );
  }
  return (
    <Tip says={reason} hasOwnLook className={css.item} aria-disabled="true">
      <CardsIcon />
      {words}
    </Tip>
  );
}

/** Returns why the hand is unavailable, or undefined. Ignores the story's phase until the story has loaded. */
function useWhyNoHand(cardsInHand: number): string | undefined {
  const phase = useAnswer('story')?.reply?.phase;
  const myself = useAnswer('myself');
  if (phase !== undefined && phase !== 'Available') return 'You can play cards when the open story is over.';
  if (myself?.character.area.showOps === false && cardsInHand === 0) return world.texts.cards.noneHere;
  return undefined;
}
