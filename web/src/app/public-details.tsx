import type { ReactNode } from 'react';
import { useMyself } from '../myself/myself-queries.ts';
import { Flaunt } from '../profile/flaunt.tsx';
import { Section } from '../ui/section.tsx';

/** Lets the owner set the mantelpiece, the scrapbook and other public details. */
export function PublicDetails({ children }: { readonly children?: ReactNode }) {
  const { data } = useMyself();
  if (!data) return null;
  const { mantelpieceItemId, scrapbookStatusId } = data.character;
  return (
    <Section title="What others see of you">
      <Flaunt
        possessions={data.possessions.flatMap(({ possessions }) => possessions)}
        shown={{ mantelpiece: mantelpieceItemId, scrapbook: scrapbookStatusId }}
      />
      {children}
    </Section>
  );
}
