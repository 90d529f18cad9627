import { Button } from '../ui/button.tsx';
import controls from '../ui/controls.module.css';
import { Tip } from '../ui/tip.tsx';
import formCss from './story-form.module.css';
import { useStory } from './story-queries.ts';

const inStorylet = "You're in a storylet at the moment - you must finish it before you can use this item.";

type UseButtonProps = {
  readonly qualityId: number;
  /** Plain text. */
  readonly name: string;
  readonly isUsableHere: boolean;
};

/** Uses an item and navigates to the resulting story. */
export function UseButton({ qualityId, name, isUsableHere }: UseButtonProps) {
  const { state, ask } = useStory();
  const { phase, asking, failure } = state;
  const isFree = phase === 'Available' || phase === 'End';
  const why = isFree ? (isUsableHere ? undefined : 'You cannot use things here.') : inStorylet;
  const refusal = failure?.ask.kind === 'use' && failure.ask.qualityId === qualityId ? failure.message : undefined;
  const label = `Use ${name}`;
  return (
    <div className={formCss.use}>
      {why === undefined ? (
        <Button
          aria-label={label}
          aria-disabled={asking?.kind === 'use' && asking.qualityId === qualityId}
          onClick={() => void ask({ kind: 'use', qualityId })}
        >
          Use
        </Button>
      ) : (
        <Tip says={why} aria-disabled="true" aria-label={label} className={controls.button}>
          Use
        </Tip>
      )}
      {refusal && (
        <p role="alert" className={formCss.refusal}>
          {refusal}
        </p>
      )}
    </div>
  );
}
