import { Button } from '../ui/button.tsx';
import type { SceneProps } from './scene-props.ts';

type BackButtonProps = Pick<SceneProps, 'asking' | 'ask'> & {
  readonly look?: 'primary' | 'secondary';
  readonly className?: string | undefined;
  readonly children: string;
};

export function BackButton({ asking, ask, children, ...rest }: BackButtonProps) {
  return (
    <Button
      {...rest}
      aria-disabled={asking?.kind === 'go back'}
      aria-busy={asking?.kind === 'go back'}
      data-shortcut="back"
      onClick={() => ask({ kind: 'go back' })}
    >
      {children}
    </Button>
  );
}
