import { useAnswer } from '../api/answers.ts';
import { FinishedLeads, OpenLeads } from '../leads/leads-list.tsx';
import { useLeads } from '../leads/leads-queries.ts';
import { SeekPanel } from '../leads/seek-panel.tsx';
import { WayToPlace } from '../map/way-to-place.tsx';
import { PlanLinks } from '../plans/plan-links.tsx';
import { usePlans } from '../plans/plans-queries.ts';
import { TargetAnnouncements } from '../targets/target-announcements.tsx';
import { TargetList } from '../targets/target-list.tsx';
import { useTargets } from '../targets/targets-queries.ts';
import { Failed } from '../ui/failed.tsx';
import { Loading } from '../ui/loading.tsx';
import { seekPlace } from '../ui/seek-line.tsx';
import css from './app.module.css';

type WhatYouSeekProps = {
  /** True if targets alone open the panel. Leads open it everywhere. */
  readonly startsOpen: boolean;
  readonly panel?: string | undefined;
};

/** Connects leads, targets and plans: one list of what the player seeks. */
export function WhatYouSeek({ startsOpen, panel }: WhatYouSeekProps) {
  const { targets, most = Number.POSITIVE_INFINITY, ...aims } = useTargets();
  const { leads, ...led } = useLeads();
  const { activePlans: plans } = usePlans();
  const open = leads?.filter(({ state }) => state !== 'Finished') ?? [];
  const finished = leads?.filter(({ state }) => state === 'Finished') ?? [];
  const count = open.length + (targets?.length ?? 0) + plans.length;
  const error = led.error ?? aims.error;
  const hasContent = count > 0 || finished.length > 0 || error !== null;
  const isLoaded = leads !== undefined && targets !== undefined;
  const retry = () => {
    if (led.error) void led.refetch();
    if (aims.error) void aims.refetch();
  };
  return (
    <>
      <TargetAnnouncements targets={targets} />
      <SeekPanel count={count} startsOpen={open.length > 0 || (startsOpen && count > 0)} {...{ panel, hasContent }}>
        {(focusPanel) => (
          <>
            {open.length > 0 && (
              <OpenLeads
                leads={open}
                wayTo={({ areaId, name }) => <WayToPlace area={areaId} name={name} className={seekPlace} />}
              />
            )}
            {plans.length > 0 && <PlanLinks plans={plans} wayTo={(place) => <WayToPlan place={place} />} />}
            {targets && <TargetList {...{ targets, most }} hasOthers={count > 0} onDropped={focusPanel} />}
            {!targets && open.length > 0 && <p className={css.lineAhead} />}
            {finished.length > 0 && <FinishedLeads leads={finished} />}
            {!isLoaded && error && <Failed error={error} onAgain={retry} />}
            {!isLoaded && !error && open.length === 0 && <Loading />}
          </>
        )}
      </SeekPanel>
    </>
  );
}

/** A plan knows its place by name only. */
function WayToPlan({ place }: { readonly place: string }) {
  const area = useAnswer('map')?.areas.find(({ name }) => name === place);
  return <WayToPlace area={area?.id} name={place} className={seekPlace} />;
}
