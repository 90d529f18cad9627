import type { Branch } from '@underhall/contract';
import { PlansPage } from '../plans/plans-page.tsx';
import { RequirementList } from '../story/requirement-list.tsx';

const requirementsOf = ({ qualityRequirements }: Branch) => <RequirementList requirements={qualityRequirements} />;

/** The meeting of plans and story: what a plan asks looks as it does beside the choice. */
export const PlansWithStory = () => <PlansPage requirementsOf={requirementsOf} />;
