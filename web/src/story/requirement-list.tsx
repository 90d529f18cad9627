import type { Requirement } from '@underhall/contract';
import { ToldHtml } from '../ui/told-html.tsx';
import choice from './choice.module.css';
import { LockIcon, TickIcon } from './mark-icons.tsx';
import { Plate } from './plate.tsx';
import css from './story.module.css';

/** Every requirement in words, with its mark; what the world hides stays hidden. */
export function RequirementList({ requirements }: { readonly requirements: readonly Requirement[] }) {
  const shown = requirements.filter(({ category }) => category !== 'Hidden');
  const kinds = [
    { heading: 'Costs', those: shown.filter(({ isCost }) => isCost) },
    { heading: 'Needs', those: shown.filter(({ isCost }) => !isCost) },
  ].filter(({ those }) => those.length > 0);
  return kinds.map(({ heading, those }) => (
    <section key={heading} className={choice.requirements}>
      <h4>{heading}</h4>
      <ul>
        {those.map((each) => (
          <RequirementLine key={each.id} requirement={each} />
        ))}
      </ul>
    </section>
  ));
}

function RequirementLine({ requirement }: { readonly requirement: Requirement }) {
  const { status, tooltip, image, availableAtMessage } = requirement;
  const isMet = status === 'Unlocked';
  return (
    <li className={choice.requirement} data-met={isMet}>
      <Plate image={image} width={34} />
      {isMet ? <TickIcon /> : <LockIcon />}
      <div>
        <span className="for-ears">{isMet ? 'Met: ' : 'Not met: '}</span>
        <ToldHtml as="span" html={tooltip} />
        {!isMet && availableAtMessage && <ToldHtml html={availableAtMessage} className={css.faint} />}
      </div>
    </li>
  );
}
