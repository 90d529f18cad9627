import { Button } from '../ui/button.tsx';
import { BackButton } from './back-button.tsx';
import type { SceneProps } from './scene-props.ts';
import css from './story.module.css';

type SendOrBackProps = Pick<SceneProps, 'asking' | 'ask'> & {
  readonly children: string;
  readonly isSending: boolean;
  readonly isLocked?: boolean;
};

export function SendOrBack({ children, isSending, isLocked = false, asking, ask }: SendOrBackProps) {
  return (
    <div className={css.ways}>
      <Button look="primary" type="submit" aria-disabled={isLocked || isSending} aria-busy={isSending}>
        {children}
      </Button>
      <BackButton asking={asking} ask={ask}>
        Back
      </BackButton>
    </div>
  );
}
