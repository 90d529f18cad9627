import type { ListedStorylet } from '@underhall/contract';
import { useId } from 'react';
import { Button } from '../ui/button.tsx';
import panel from '../ui/panel.module.css';
import { ToldHtml } from '../ui/told-html.tsx';
import { Plate } from './plate.tsx';
import css from './story.module.css';

const urgencyMark: Readonly<Record<ListedStorylet['urgency'], string | undefined>> = {
  Normal: undefined,
  High: 'Pressing',
  Must: 'Cannot wait',
};

type ListedCardProps = { readonly storylet: ListedStorylet; readonly isBusy: boolean; readonly onGo: () => void };

export function ListedCard({ storylet, isBusy, onGo }: ListedCardProps) {
  const id = useId();
  const mark = urgencyMark[storylet.urgency];
  return (
    <li className={`${panel.panel} ${css.card}`} data-urgency={storylet.urgency}>
      <Plate image={storylet.image} width={84} />
      <div className={css.words}>
        <h3 id={id} className={css.title}>
          <ToldHtml as="span" html={storylet.name} />
          {mark && <span className={css.mark}>{mark}</span>}
        </h3>
        <ToldHtml html={storylet.teaser} className={css.teaser} />
      </div>
      <Button look="primary" className={css.go} aria-describedby={id} aria-disabled={isBusy} onClick={onGo}>
        Go
      </Button>
    </li>
  );
}
