import type { Possession } from '@underhall/contract';
import type { ReactNode } from 'react';
import { useMyself } from '../myself/myself-queries.ts';
import { PossessionButtons } from '../myself/possession-buttons.ts';
import { UseButton } from '../story/use-button.tsx';
import { wordsOf } from '../ui/sanitize.ts';

export function ThingsToUse({ children }: { readonly children: ReactNode }) {
  const { data } = useMyself();
  const isUsableHere = data?.character.setting.itemsUsableHere ?? false;
  const buttonFor = ({ id, name, useEventId }: Possession) =>
    useEventId === undefined ? null : <UseButton qualityId={id} name={wordsOf(name)} isUsableHere={isUsableHere} />;
  return <PossessionButtons value={buttonFor}>{children}</PossessionButtons>;
}
