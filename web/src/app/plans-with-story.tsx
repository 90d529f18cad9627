import type { Branch } from '@underhall/contract';
import { lazy, Suspense } from 'react';
import { PlansPage } from '../plans/plans-page.tsx';
import { RequirementList } from '../story/requirement-list.tsx';

const NotesSection = lazy(async () => ({ default: (await import('../notes/notes-section.tsx')).NotesSection }));

const requirementsOf = ({ qualityRequirements }: Branch) => <RequirementList requirements={qualityRequirements} />;

/** Connects plans, story and notes: requirements look as they do on a choice, with the notes below. */
export const PlansWithStory = () => (
  <PlansPage requirementsOf={requirementsOf}>
    <Suspense>
      <NotesSection />
    </Suspense>
  </PlansPage>
);
