import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { TroubleNote } from './trouble-note.tsx';

type FailedProps = {
  readonly error: Error;
  readonly onAgain: () => void;
  readonly children?: ReactNode;
};

export function Failed({ error, onAgain, children }: FailedProps) {
  return (
    <TroubleNote message={error.message}>
      <Button onClick={onAgain}>Retry</Button>
      {children}
    </TroubleNote>
  );
}
