import type { ListedStorylet } from '@underhall/contract';
import type { MouseEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import tip from '../ui/tip.module.css';
import { Tip } from '../ui/tip.tsx';
import { hintOf, meaningOf } from './hints.ts';
import css from './story.module.css';

/** Name of a listed storylet, with a word that says why it presses, if it does. */
export function ListedTitle({
  storylet,
  className,
}: {
  readonly storylet: ListedStorylet;
  readonly className: string | undefined;
}) {
  const hint = hintOf(storylet);
  return (
    <div className={className}>
      <SanitizedHtml as="h3" html={storylet.name} />{' '}
      {hint && (
        <Tip
          says={meaningOf(storylet)}
          hasOwnLook
          className={`${tip.reach} ${css.mark}`}
          aria-label={`${hint}: ${wordsOf(storylet.name)}`}
        >
          {hint}
        </Tip>
      )}
    </div>
  );
}

type GoButtonProps = {
  readonly name: string;
  readonly isBusy: boolean;
  readonly shortcut: string | undefined;
  readonly className: string | undefined;
  readonly onGo: (event: MouseEvent) => void;
};

export const GoButton = ({ name, isBusy, shortcut, className, onGo }: GoButtonProps) => (
  <Button
    look="primary"
    className={className}
    aria-label={`Go: ${name}`}
    aria-disabled={isBusy}
    aria-busy={isBusy}
    data-shortcut={shortcut}
    onClick={onGo}
  >
    Go
  </Button>
);
