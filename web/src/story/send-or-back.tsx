import { useId } from 'react';
import { Button } from '../ui/button.tsx';
import { BackButton } from './back-button.tsx';
import type { SceneProps } from './scene-props.ts';
import css from './story.module.css';

type SendOrBackProps = Pick<SceneProps, 'asking' | 'ask'> & {
  readonly children: string;
  /** What the button does and what it costs. Stands above it and describes it to screen readers. */
  readonly explanation: string;
  readonly isSending: boolean;
  readonly isLocked?: boolean;
};

export function SendOrBack({ children, explanation, isSending, isLocked = false, asking, ask }: SendOrBackProps) {
  const id = useId();
  return (
    <div className={css.ways}>
      <p id={id} className={css.cost}>
        {explanation}
      </p>
      <Button
        look="primary"
        type="submit"
        aria-describedby={id}
        aria-disabled={isLocked || isSending}
        aria-busy={isSending}
      >
        {children}
      </Button>
      <BackButton asking={asking} ask={ask}>
        Back
      </BackButton>
    </div>
  );
}
