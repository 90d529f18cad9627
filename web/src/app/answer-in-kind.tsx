import { useId } from 'react';
import { useIdempotencyKey } from '../api/use-idempotency-key.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';
import { Button } from '../ui/button.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import { useOpenInStory } from './use-open-in-story.ts';

type AnswerInKindProps = {
  /** Id of the accepted invitation. */
  readonly id: number;
  /** Plain text. */
  readonly actName: string;
  readonly otherName: string;
  readonly isFromOther: boolean;
  /** Why it is not possible now. */
  readonly reason?: string | undefined;
};

/** Opens the form for another invitation of the same kind, with the other player selected. */
export function AnswerInKind({ id, actName, otherName, isFromOther, reason }: AnswerInKindProps) {
  const hint = useId();
  const openInStory = useOpenInStory();
  const { keyFor, forget } = useIdempotencyKey();
  const { send, isPending, error } = useSingleMutation({
    mutationKey: ['answer in kind'],
    mutationFn: (invitation: number) =>
      openInStory({ kind: 'answer in kind', id: invitation, key: keyFor(invitation) }),
    onSettled: forget,
  });
  const label = isFromOther ? 'Answer in kind' : 'Ask again';
  return (
    <div>
      <Button
        aria-label={`${label}: ${actName}, with ${otherName}`}
        aria-describedby={hint}
        aria-disabled={reason !== undefined || isPending}
        aria-busy={isPending}
        onClick={() => reason === undefined && send(id)}
      >
        {label}
      </Button>
      <p id={hint}>{reason}</p>
      {error && <TroubleNote message={error.message} />}
    </div>
  );
}
