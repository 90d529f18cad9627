import type { Branch } from '@underhall/contract';
import { lazy, Suspense } from 'react';
import { PlansPage } from '../plans/plans-page.tsx';
import { RequirementList } from '../story/requirement-list.tsx';

const NotesSection = lazy(async () => ({ default: (await import('../notes/notes-section.tsx')).NotesSection }));

const requirementsOf = ({ qualityRequirements }: Branch) => <RequirementList requirements={qualityRequirements} />;

/** Connects plans, story and notes. Requirements look as they do in the story. */
export const PlansWithStory = () => (
  <PlansPage requirementsOf={requirementsOf}>
    <Suspense>
      <NotesSection />
    </Suspense>
  </PlansPage>
);
