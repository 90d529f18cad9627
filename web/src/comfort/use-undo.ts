import { useState } from 'react';

type Step = { readonly undo: () => void };

/** What was done on this page, told in words, and the way back from each of it, the last one first. */
export function useUndo() {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [told, setTold] = useState('');
  return {
    told,
    canUndo: steps.length > 0,
    did: (words: string, undo: () => void) => {
      setSteps((before) => [...before, { undo }]);
      setTold(words);
    },
    undo: () => {
      const last = steps.at(-1);
      if (!last) return;
      last.undo();
      setSteps(steps.slice(0, -1));
      setTold('That is undone.');
    },
  };
}

export type Undo = ReturnType<typeof useUndo>;
