import type { Agent } from '@underhall/contract';
import type { ReactNode } from 'react';
import entry from '../ui/entry.module.css';
import { formatNumber } from '../ui/format-number.ts';
import { Plate } from '../ui/plate.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { Tip } from '../ui/tip.tsx';
import { useFocusWanted } from '../ui/use-focus-wanted.ts';
import { shownLevels } from './agent-list.ts';
import css from './agents.module.css';

type AgentHeadProps = {
  readonly agent: Agent;
  readonly hasDescription?: boolean;
  /** True if the player came to see this agent. The name then receives focus. */
  readonly isWanted?: boolean;
  readonly children?: ReactNode;
};

export function AgentHead({ agent, hasDescription = true, isWanted = false, children }: AgentHeadProps) {
  const levels = shownLevels(agent);
  const heading = useFocusWanted(isWanted);
  return (
    <div className={entry.entry}>
      <Plate name={agent.image} width={90} className={entry.picture} />
      <div className={entry.words}>
        <h3 ref={heading} className={css.name} {...(isWanted && { tabIndex: -1 })}>
          <SanitizedHtml as="span" html={agent.name} />
        </h3>
        {hasDescription && <SanitizedHtml html={agent.description} className={css.told} />}
        {levels.length > 0 && (
          <ul className={css.levels} aria-label={`What ${wordsOf(agent.name)} can do`}>
            {levels.map(({ id, name, level, bonus, image }) => (
              <li key={id}>
                <Tip says={levelInWords({ name: wordsOf(name), level, bonus })} className={css.level}>
                  <span className="visually-hidden">{wordsOf(name)} </span>
                  <Plate name={image} width={28} />
                  <b>{formatNumber(level)}</b>
                  {bonus !== 0 && <span className={css.bonus}> ({bonusInWords(bonus)})</span>}
                </Tip>
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </div>
  );
}

/** For example '2 of it lent'. `bonus` is the part of a level that borrowed items add; it may be negative. */
const bonusInWords = (bonus: number): string =>
  bonus > 0 ? `${formatNumber(bonus)} of it lent` : `${formatNumber(-bonus)} less by what you have lent`;

/** For example 'Sharp 17: 10 of their own, 7 from what you have lent.' */
const levelInWords = ({
  name,
  level,
  bonus,
}: {
  readonly name: string;
  readonly level: number;
  readonly bonus: number;
}) =>
  bonus === 0
    ? `${name} ${formatNumber(level)}`
    : `${name} ${formatNumber(level)}: ${formatNumber(level - bonus)} of their own, ${formatNumber(Math.abs(bonus))} ${bonus > 0 ? 'from' : 'taken by'} what you have lent`;
