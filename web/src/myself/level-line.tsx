import type { Possession } from '@underhall/contract';
import { formatNumber } from '../ui/format-number.ts';
import { Picture } from '../ui/picture.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { Tip } from '../ui/tip.tsx';
import { Level } from './level.tsx';
import css from './myself.module.css';

/** From this level, a menace is shown as grave, because its bad ending is near. */
const graveLevel = 5;

export function LevelLine({ possession }: { readonly possession: Possession }) {
  const { name, image, category, effectiveLevel, progressAsPercentage: progress } = possession;
  const isGrave = category === 'Menace' && effectiveLevel >= graveLevel;
  return (
    <li className={css.level} data-menace={category === 'Menace'} data-grave={isGrave}>
      <Picture kind="icons" name={image} widths={[100, 200]} width={34} height={44} className={css.icon} />
      <div>
        <Tip
          aria-label={`${wordsOf(name)} ${formatNumber(effectiveLevel)}`}
          className={css.quality}
          says={<AboutLevel possession={possession} />}
        >
          <SanitizedHtml as="span" html={name} />
        </Tip>
        <Level of={possession} isNamed />
        {progress >= 0 && (
          <ProgressBar label={`${wordsOf(name)}, progress to the next level`} from={progress} to={progress} />
        )}
      </div>
    </li>
  );
}

function AboutLevel({ possession }: { readonly possession: Possession }) {
  const { description, level, effectiveLevel, levelDescription, progressAsPercentage: progress } = possession;
  return (
    <span className={css.tip}>
      {levelDescription && <SanitizedHtml as="span" html={levelDescription} className={css.stage} />}
      <SanitizedHtml as="span" html={description} />
      {progress >= 0 && (
        <span className={css.next}>
          {progress}% of the way to {formatNumber(level + 1)}
          {effectiveLevel !== level && ', without what you wear'}
        </span>
      )}
    </span>
  );
}
