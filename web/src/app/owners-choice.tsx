import { PrivateTick } from '../journal/private-tick.tsx';
import { useMyself } from '../myself/myself-queries.ts';
import { Flaunt } from '../profile/flaunt.tsx';
import { Section } from '../ui/section.tsx';

/** Mantelpiece, scrapbook and privacy, as their owner sets them. */
export function OwnersChoice() {
  const { data } = useMyself();
  if (!data) return null;
  const { mantelpieceItemId, scrapbookStatusId } = data.character;
  return (
    <Section title="What others see of you">
      <Flaunt
        possessions={data.possessions.flatMap(({ possessions }) => possessions)}
        shown={{ mantelpiece: mantelpieceItemId, scrapbook: scrapbookStatusId }}
      />
      <PrivateTick />
    </Section>
  );
}
