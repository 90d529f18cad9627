import { useState } from 'react';

type Step = { readonly undo: () => void };

export function useUndo() {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [notice, setNotice] = useState('');
  return {
    notice,
    canUndo: steps.length > 0,
    did: (words: string, undo: () => void) => {
      setSteps((before) => [...before, { undo }]);
      setNotice(words);
    },
    /** Clears the notice, so that it does not stand beside the failure of the next action. */
    forgetNotice: () => setNotice(''),
    undo: () => {
      const last = steps.at(-1);
      if (!last) return;
      last.undo();
      setSteps(steps.slice(0, -1));
      setNotice('That is undone.');
    },
  };
}

export type Undo = ReturnType<typeof useUndo>;
