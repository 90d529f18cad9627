import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { checkName, type NameVerdict } from './registration-queries.ts';

type CheckedName = NameVerdict & { readonly name: string };

/**
 * Manages the typed name and the server's verdict. `check` resolves to true if the name is available, and reuses a
 * known verdict. The initial name is checked on mount.
 */
export function useNameCheck(initialName = '') {
  const [name, setName] = useState(initialName);
  const [checked, setChecked] = useState<CheckedName>();
  const [isChecking, setChecking] = useState(false);
  const pending = useRef<Promise<CheckedName>>(undefined);
  const typedName = name.trim();

  const type = (typed: string) => {
    setName(typed);
    setChecked(undefined);
  };

  const check = async (): Promise<boolean> => {
    if (typedName === '') return false;
    if (checked?.name === typedName && checked.isAvailable !== undefined) return checked.isAvailable;
    pending.current ??= checkName(typedName).then((verdict) => ({ ...verdict, name: typedName }));
    setChecking(true);
    const answer = await pending.current;
    pending.current = undefined;
    setChecking(false);
    setChecked(answer);
    return answer.isAvailable === true;
  };

  const checkInitial = useEffectEvent(() => void check());
  useEffect(() => checkInitial(), []);

  return { name, typedName, type, check, isChecking, verdict: checked };
}

export type NameCheck = ReturnType<typeof useNameCheck>;
