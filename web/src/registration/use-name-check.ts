import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { askForName, type NameAnswer } from './registration-queries.ts';

type Checked = NameAnswer & { readonly name: string };

/**
 * The name being typed, and what is known about it. Checks each name until there is a verdict. Checks the initial name
 * `before` at once.
 */
export function useNameCheck(before = '') {
  const [name, setName] = useState(before);
  const [checked, setChecked] = useState<Checked>();
  const [isChecking, setChecking] = useState(false);
  const underWay = useRef<Promise<Checked>>(undefined);
  const typedName = name.trim();

  const type = (typed: string) => {
    setName(typed);
    setChecked(undefined);
  };

  const check = async (): Promise<boolean> => {
    if (typedName === '') return false;
    if (checked?.name === typedName && checked.isAvailable !== undefined) return checked.isAvailable;
    underWay.current ??= askForName(typedName).then((verdict) => ({ ...verdict, name: typedName }));
    setChecking(true);
    const answer = await underWay.current;
    underWay.current = undefined;
    setChecking(false);
    setChecked(answer);
    return answer.isAvailable === true;
  };

  const checkBefore = useEffectEvent(() => void check());
  useEffect(() => checkBefore(), []);

  return { name, typedName, type, check, isChecking, verdict: checked };
}

export type NameCheck = ReturnType<typeof useNameCheck>;
