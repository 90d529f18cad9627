import type { ListedStorylet } from '@underhall/contract';
import { AvoidedEntries } from '../preferences/avoided-entries.tsx';
import { ListTools } from '../preferences/list-tools.tsx';
import { MarkButtons } from '../preferences/mark-buttons.tsx';
import { useSearched } from '../preferences/order-list.ts';
import { shortcutFor } from '../preferences/shortcut-for.ts';
import { useConfirmation } from '../preferences/use-confirmation.tsx';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { formatNumber } from '../ui/format-number.ts';
import { wordsOf } from '../ui/sanitize.ts';
import { ListedCard } from './listed-card.tsx';
import type { SceneProps } from './scene-props.ts';
import css from './story.module.css';

export function StoryletList({ reply, asking, ask, slots, place, onTab }: SceneProps) {
  const confirmation = useConfirmation();
  const storylets = reply.storylets ?? [];
  const { count = 0, of = '' } = (place.showOps && slots.cards) || {};
  const toDraw = count > 0 && `${formatNumber(count)} ${of}`;
  const { shown, folded } = useSearched(storylets, entryOf);
  const cards = [...shown, ...folded].map((storylet, at) => (
    <ListedCard
      key={storylet.id}
      storylet={storylet}
      isBusy={asking?.kind === 'begin' && asking.eventId === storylet.id}
      shortcut={shortcutFor(at)}
      marks={<MarkButtons {...thingOf(storylet)} className={css.corner} />}
      note={slots.notes?.wordsOn({ kind: 'storylet', id: storylet.id })}
      onGo={(event) => confirmation.press(event, thingOf(storylet), () => ask({ kind: 'begin', eventId: storylet.id }))}
    />
  ));
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
      <ListTools all={storylets.length} shown={cards.length} />
      {confirmation.question}
      {shown.length > 0 && <ul className={css.list}>{cards.slice(0, shown.length)}</ul>}
      <AvoidedEntries count={folded.length}>
        <ul className={css.list} aria-label="What you avoid">
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
