import type { ListedStorylet } from '@underhall/contract';
import { world } from '../api/world.ts';
import { AvoidedEntries } from '../preferences/avoided-entries.tsx';
import { ListTools } from '../preferences/list-tools.tsx';
import { MarkButtons } from '../preferences/mark-buttons.tsx';
import { useSearched } from '../preferences/order-list.ts';
import { shortcutFor } from '../preferences/shortcut-for.ts';
import { useConfirmation } from '../preferences/use-confirmation.tsx';
import { usePreferences } from '../preferences/use-preferences.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { formatNumber } from '../ui/format-number.ts';
import { wordsOf } from '../ui/sanitize.ts';
import { narrowScreen, useMedia } from '../ui/use-media.ts';
import { largeEntries } from './large-entries.ts';
import { ListedCard } from './listed-card.tsx';
import { ListedRow } from './listed-row.tsx';
import type { SceneProps } from './scene-props.ts';
import css from './story.module.css';

/** Maximum number of large entries, unless more of them must be played first. */
const maxLarge = { narrow: 1, wide: 2 } as const;

export function StoryletList({ reply, asking, ask, slots, place, onTab }: SceneProps) {
  const confirmation = useConfirmation();
  const storylets = reply.storylets ?? [];
  const { count = 0, of = '' } = (place.showOps && slots.cards) || {};
  const toDraw = count > 0 && `${formatNumber(count)} ${of}`;
  const { shown, folded } = useSearched(storylets, entryOf);
  const { compactLists } = usePreferences();
  const isNarrow = useMedia(narrowScreen);
  // In the story's order, so that sorting and marking do not change an entry's size.
  const large = largeEntries(storylets, compactLists, isNarrow ? maxLarge.narrow : maxLarge.wide);
  const cards = [...shown, ...folded].map((storylet, at) => {
    const isLarge = large.has(storylet.id);
    const Entry = isLarge ? ListedCard : ListedRow;
    return (
      <Entry
        key={storylet.id}
        storylet={storylet}
        isBusy={asking?.kind === 'begin' && asking.eventId === storylet.id}
        shortcut={shortcutFor(at)}
        marks={<MarkButtons {...thingOf(storylet)} className={isLarge ? css.corner : undefined} />}
        note={slots.notes?.wordsOn({ kind: 'storylet', id: storylet.id })}
        onGo={(event) =>
          confirmation.press(event, thingOf(storylet), () => ask({ kind: 'begin', eventId: storylet.id }))
        }
      />
    );
  });
  return (
    <>
      {storylets.length === 0 && (
        <Empty
          place="list"
          action={
            <Button onClick={() => (toDraw ? onTab('Sometimes') : ask({ kind: 'look' }))}>
              {toDraw ? 'Look at the cards' : 'Look again'}
            </Button>
          }
        >
          {toDraw
            ? `There is no story here at the moment, but there are cards: ${toDraw}.`
            : 'There is no story for you here at the moment.'}
        </Empty>
      )}
      <ListTools all={storylets.length} shown={cards.length} isBesideTabs={place.showOps} />
      {confirmation.question}
      {shown.length > 0 && <ul className={`${css.list} ${css.entries}`}>{cards.slice(0, shown.length)}</ul>}
      <AvoidedEntries count={folded.length}>
        <ul className={`${css.list} ${css.entries}`} aria-label={world.texts.story.avoided}>
          {cards.slice(shown.length)}
        </ul>
      </AvoidedEntries>
    </>
  );
}

const thingOf = ({ id, name }: ListedStorylet) => ({ kind: 'storylet' as const, id, name: wordsOf(name) });

const entryOf = (storylet: ListedStorylet) => ({
  ...thingOf(storylet),
  words: wordsOf(storylet.teaser),
  cost: storylet.leastActions,
  isOpen: storylet.isOpen,
  isPressing: storylet.urgency === 'Must',
});
