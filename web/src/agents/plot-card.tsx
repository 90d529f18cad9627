import type { Hint, Plot } from '@underhall/contract';
import type { ReactNode } from 'react';
import { world } from '../api/world.ts';
import entry from '../ui/entry.module.css';
import { formatNumber } from '../ui/format-number.ts';
import { Plate } from '../ui/plate.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { Tip } from '../ui/tip.tsx';
import { hintTip } from './agent-list.ts';
import css from './agents.module.css';

type PlotCardProps = {
  readonly plot: Pick<Plot, 'name' | 'image' | 'description'>;
  readonly children?: ReactNode;
};

export const PlotCard = ({ plot, children }: PlotCardProps) => (
  <div className={entry.entry}>
    <Plate name={plot.image} width={60} />
    <div className={entry.words}>
      <SanitizedHtml as="h3" html={plot.name} className={css.name} />
      <SanitizedHtml html={plot.description} className={css.told} />
      {children}
    </div>
  </div>
);

/** For example '3 actions', with the world's noun. */
export const actionsInWords = (count: number): string =>
  `${formatNumber(count)} ${count === 1 ? world.actions.one : world.actions.many}`;

export const PlotPrice = ({ plot: { currencyCost, currencyLocked } }: { readonly plot: Plot }) =>
  currencyCost > 0 && (
    <p className={currencyLocked ? css.lacking : css.price}>
      This costs {formatNumber(currencyCost)} {world.premium}
      {currencyLocked ? ', which you do not have' : ', paid as it begins'}.
    </p>
  );

/** Lists how well the agent suits each requirement, in words and as a chance. */
export const Hints = ({ hints }: { readonly hints: readonly Hint[] }) => (
  <ul className={css.hints} aria-label="What it asks">
    {hints.map((hint) => {
      const name = wordsOf(hint.name);
      const chance = `about ${Math.min(100, hint.chance)}%`;
      return (
        <li key={hint.id}>
          <Tip says={hintTip(hint, name)} aria-label={`${name}: ${hint.word}, ${chance}`} className={css.hint}>
            <Plate name={hint.image} width={28} />
            <span>
              {name}: <b>{hint.word}</b>, {chance}
            </span>
          </Tip>
        </li>
      );
    })}
  </ul>
);
