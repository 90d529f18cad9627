import type { Door } from '@underhall/contract';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { Section } from '../ui/section.tsx';
import css from './doors.module.css';
import type { SceneProps } from './scene-props.ts';
import story from './story.module.css';

type DoorsProps = Pick<SceneProps, 'ask' | 'asking' | 'slots' | 'onTab'> & { readonly doors: readonly Door[] };

/** Buttons that lead to what a result has opened. */
export function Doors({ doors, ...props }: DoorsProps) {
  return (
    <Section title={world.texts.milestones.openNow} level={3} className={css.open}>
      <ul>
        {doors.map((door) => (
          <DoorLine key={`${door.opens} ${door.id} ${door.page}`} door={door} {...props} />
        ))}
      </ul>
    </Section>
  );
}

type DoorLineProps = Omit<DoorsProps, 'doors'> & { readonly door: Door };

/** The name alone if nothing leads there from here, as in the dialog of a gate. */
export function DoorLine({ door, ask, asking, slots, onTab }: DoorLineProps) {
  const { opens, id } = door;
  const name = wordsOf(door.name);
  const ways: Readonly<Record<Door['opens'], (() => void) | undefined>> = {
    ...pageWays(door, slots.openDoor),
    storylet: () => ask({ kind: 'begin', eventId: id }),
    cards: () => {
      onTab('Sometimes');
      ask({ kind: 'onwards' });
    },
  };
  const open = ways[opens];
  return (
    <li className={css.door}>
      {open ? (
        <Button look="plain" aria-disabled={asking !== undefined} onClick={() => asking === undefined && open()}>
          {name}
        </Button>
      ) : (
        <b>{name}</b>
      )}
      {door.line && <span className={story.faint}>{wordsOf(door.line)}</span>}
    </li>
  );
}

function pageWays(door: Door, openDoor: ((door: Door) => void) | undefined) {
  const open = openDoor && (() => openDoor(door));
  return { page: open, agent: open, shop: open, area: open };
}
