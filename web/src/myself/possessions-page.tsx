import { useMyself } from './myself-queries.ts';
import { thingsIn } from './sheet.ts';
import { SheetPage } from './sheet-page.tsx';

/** All that one has. */
export function PossessionsPage() {
  const { data } = useMyself();
  return (
    <SheetPage
      title="My Possessions"
      line="What you carry, wear and keep in a drawer."
      nothing="You own nothing but your boots and your name. Stories pay; so, now and then, do mistakes."
      groups={data ? thingsIn(data) : []}
    />
  );
}
