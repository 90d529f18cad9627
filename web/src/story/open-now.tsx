import type { OpenNow as OpenNowTold } from '@underhall/contract';
import { fillIn, world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { formatNumber } from '../ui/format-number.ts';
import { wordsOf } from '../ui/sanitize.ts';
import { Section } from '../ui/section.tsx';
import css from './open-now.module.css';
import type { SceneProps } from './scene-props.ts';
import story from './story.module.css';

const texts = world.texts.milestones;

type OpenNowProps = Pick<SceneProps, 'ask' | 'asking' | 'slots' | 'onTab'> & { readonly openNow: OpenNowTold };

/** Links to the places, stories and cards that a milestone has unlocked. */
export function OpenNow({ openNow: { areas, storylets, cards }, ask, asking, slots, onTab }: OpenNowProps) {
  const { setOutFor } = slots;
  const toCards = () => {
    onTab('Sometimes');
    ask({ kind: 'onwards' });
  };
  return (
    <Section title={texts.openNow} level={3} className={css.open}>
      <ul>
        {areas.map(({ id, name, line }) => (
          <li key={`area ${id}`}>
            {setOutFor ? (
              <Button look="plain" aria-disabled={asking !== undefined} onClick={() => setOutFor(id)}>
                {wordsOf(name)}
              </Button>
            ) : (
              <b>{wordsOf(name)}</b>
            )}
            <span className={story.faint}>{wordsOf(line)}</span>
          </li>
        ))}
        {storylets.map(({ id, name }) => (
          <li key={`storylet ${id}`}>
            <Button
              look="plain"
              aria-disabled={asking !== undefined}
              onClick={() => ask({ kind: 'begin', eventId: id })}
            >
              {wordsOf(name)}
            </Button>
          </li>
        ))}
        {cards > 0 && (
          <li>
            <Button look="plain" aria-disabled={asking !== undefined} onClick={toCards}>
              {fillIn(texts.newCards, { count: formatNumber(cards) })}
            </Button>
          </li>
        )}
      </ul>
    </Section>
  );
}
