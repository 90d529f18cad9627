import type { Possession } from '@underhall/contract';
import { figures } from '../ui/figures.ts';
import { wordsOf } from '../ui/game-html.ts';
import { Picture } from '../ui/picture.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { ToldHtml } from '../ui/told-html.tsx';
import css from './myself.module.css';

/** Icon, name, level and how far the next level is: an attribute or a menace. */
export function LevelLine({ possession }: { readonly possession: Possession }) {
  const { name, image, level, effectiveLevel, progressAsPercentage: progress } = possession;
  const bonus = effectiveLevel - level;
  return (
    <li className={css.level}>
      <Picture kind="icons" name={image} widths={[100, 200]} width={34} height={44} className={css.icon} />
      <div>
        <ToldHtml as="span" html={name} className={css.quality} />
        <span className={css.number}>
          {figures(effectiveLevel)}
          {bonus !== 0 && (
            <small>
              {' '}
              = {figures(level)} {bonus > 0 ? '+' : '−'} {figures(Math.abs(bonus))}
              <span className="for-ears"> from what you wear</span>
            </small>
          )}
        </span>
        {progress >= 0 && (
          <ProgressBar label={`${wordsOf(name)}, progress to the next level`} from={progress} to={progress} />
        )}
      </div>
    </li>
  );
}
