import type { ReactNode } from 'react';
import { useMyself } from '../myself/myself-queries.ts';
import { Flaunt } from '../profile/flaunt.tsx';
import { Section } from '../ui/section.tsx';
import { possessionsIn } from '../ui/sheet-groups.ts';

export function PublicDetails({ children }: { readonly children?: ReactNode }) {
  const { data } = useMyself();
  if (!data) return null;
  const { mantelpieceItemId, scrapbookStatusId } = data.character;
  return (
    <Section title="What others see of you">
      <Flaunt
        possessions={possessionsIn(data)}
        shown={{ mantelpiece: mantelpieceItemId, scrapbook: scrapbookStatusId }}
      />
      {children}
    </Section>
  );
}
