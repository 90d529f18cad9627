import type { Agent, Agents, Concern, Plot } from '@underhall/contract';
import { type ReactNode, useState } from 'react';
import { fillIn, world } from '../api/world.ts';
import { useBackStep } from '../ui/back-steps.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import entry from '../ui/entry.module.css';
import { Failed } from '../ui/failed.tsx';
import { Loading } from '../ui/loading.tsx';
import { Plate } from '../ui/plate.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { SceneHeading } from '../ui/scene-heading.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import { AgentHead } from './agent-head.tsx';
import { generalPlots, isTutorial, loneConcern, ownConcerns, sortedPlots, whyNotSent } from './agent-list.ts';
import css from './agents.module.css';
import { type AgentReply, useAgentRequests, useConcerns } from './agents-queries.ts';
import { EquipmentRow } from './equipment-row.tsx';
import { actionsInWords, Hints, PlotCard, PlotPrice } from './plot-card.tsx';

const texts = world.texts.agents;

type AssignAgentProps = {
  readonly agent: Agent;
  readonly household: Agents;
  readonly requirementsOf: (plot: Plot) => ReactNode;
  readonly messagesOf: (sent: AgentReply) => ReactNode;
  readonly onLeave: () => void;
};

/**
 * The steps to an errand: all errands, one concern, the preparation, and the result. The browser's Back goes one step
 * back, as the Back button does.
 */
export function AssignAgent({ agent, household, requirementsOf, messagesOf, onLeave }: AssignAgentProps) {
  const { data: concerns, error, refetch } = useConcerns(agent.id);
  const [chosen, choose] = useState<number>();
  const [prepared, prepare] = useState<number>();
  const [sent, setSent] = useState<AgentReply>();
  const autoOpened = concerns && loneConcern(concerns);
  const concern = autoOpened ?? concerns?.find(({ id }) => id === chosen);
  const plot = concerns?.flatMap(({ plots }) => plots).find(({ id }) => id === prepared);
  const back = concern && !autoOpened ? () => choose(undefined) : onLeave;
  const stepBack = sent ? onLeave : plot ? () => prepare(undefined) : back;
  const scene = sent ? 4 : plot ? 3 : concern ? 2 : 1;
  useBackStep(
    true,
    () => {
      stepBack();
      return true;
    },
    { scene },
  );
  if (sent) return <PlotResult sent={sent} messagesOf={messagesOf} onLeave={onLeave} />;
  if (!concerns) {
    if (!error) return <Loading />;
    return (
      <Failed error={error} onAgain={() => void refetch()}>
        <Button onClick={onLeave}>Back</Button>
      </Failed>
    );
  }

  if (plot) {
    return (
      <Preparation plot={plot} agent={agent} household={household} onBack={() => prepare(undefined)} onSent={setSent} />
    );
  }
  const { open, locked } = sortedPlots(concern ? concern.plots : generalPlots(concerns));
  const line = (each: Plot) => (
    <PlotLine key={each.id} plot={each} onPrepare={() => prepare(each.id)}>
      {requirementsOf(each)}
    </PlotLine>
  );
  return (
    <section className={css.view} aria-label={texts.plots}>
      <SceneHeading scene={scene} className={css.heading}>
        {concern ? <SanitizedHtml as="span" html={concern.name} /> : `What ${wordsOf(agent.name)} could do`}
      </SceneHeading>
      {concern && <SanitizedHtml html={concern.description} />}
      {concerns.length === 0 && <Empty>{fillIn(texts.noPlots, { name: wordsOf(agent.name) })}</Empty>}
      <ul className={css.list}>
        {open.map(line)}
        {!concern &&
          ownConcerns(concerns).map((each) => (
            <ConcernLine key={each.id} concern={each} onConsider={() => choose(each.id)} />
          ))}
        {locked.map(line)}
      </ul>
      <Button onClick={back}>{world.texts.story.decline}</Button>
    </section>
  );
}

type PlotLineProps = { readonly plot: Plot; readonly onPrepare: () => void; readonly children: ReactNode };

function PlotLine({ plot, onPrepare, children }: PlotLineProps) {
  return (
    <li className={css.line} data-locked={plot.qualityLocked}>
      <PlotCard plot={plot}>
        <PlotPrice plot={plot} />
        {children}
      </PlotCard>
      <Button
        look="primary"
        disabled={plot.qualityLocked}
        aria-label={`Prepare: ${wordsOf(plot.name)}`}
        onClick={onPrepare}
      >
        Prepare
      </Button>
    </li>
  );
}

type ConcernLineProps = { readonly concern: Concern; readonly onConsider: () => void };

const ConcernLine = ({ concern, onConsider }: ConcernLineProps) => (
  <li className={css.line}>
    <PlotCard plot={concern} />
    <Button look="primary" aria-label={`Consider: ${wordsOf(concern.name)}`} onClick={onConsider}>
      Consider
    </Button>
  </li>
);

type PreparationProps = {
  readonly plot: Plot;
  readonly agent: Agent;
  readonly household: Agents;
  readonly onBack: () => void;
  readonly onSent: (sent: AgentReply) => void;
};

function Preparation({ plot, agent, household, onBack, onSent }: PreparationProps) {
  const { ask, pending, error } = useAgentRequests();
  const why = whyNotSent(plot, agent);
  const [hasTried, setTried] = useState(false);
  const isFull = household.agents.filter((each) => each.plot).length >= household.maxPlots;
  return (
    <section className={css.view} aria-label="Preparation">
      <SceneHeading scene={3} className={css.heading}>
        Before {wordsOf(agent.name)} goes
      </SceneHeading>
      <PlotCard plot={plot}>
        <PlotPrice plot={plot} />
        <p className={css.note}>It takes {actionsInWords(plot.duration)}, which you spend as you like meanwhile.</p>
      </PlotCard>
      {plot.hints.length > 0 && <Hints hints={plot.hints} />}
      {isTutorial(plot) && <p className={css.lesson}>{texts.lesson}</p>}
      <AgentHead agent={agent} hasDescription={false}>
        <EquipmentRow agent={agent} household={household} />
      </AgentHead>
      {why !== undefined && (
        <p role="alert" className={hasTried ? css.lacking : css.note}>
          {why}
        </p>
      )}
      {error && <TroubleNote message={error.message} />}
      <div className={css.ways}>
        <Button onClick={onBack}>{world.texts.story.decline}</Button>
        <Button
          look="primary"
          disabled={isFull}
          aria-disabled={why !== undefined || pending !== undefined}
          aria-busy={pending?.kind === 'send'}
          onClick={() =>
            why === undefined ? ask({ kind: 'send', agentId: agent.id, plotId: plot.id }, onSent) : setTried(true)
          }
        >
          Send off
        </Button>
      </div>
    </section>
  );
}

type PlotResultProps = Pick<AssignAgentProps, 'messagesOf' | 'onLeave'> & { readonly sent: AgentReply };

function PlotResult({ sent, messagesOf, onLeave }: PlotResultProps) {
  return (
    <section className={css.view} aria-label="What came of it">
      {'name' in sent && (
        <>
          <SceneHeading scene={4} className={css.heading}>
            <SanitizedHtml as="span" html={sent.name} />
          </SceneHeading>
          <div className={entry.entry}>
            <Plate name={sent.image} width={60} />
            <SanitizedHtml html={sent.description} />
          </div>
        </>
      )}
      {messagesOf(sent)}
      <Button look="primary" onClick={onLeave}>
        {world.texts.story.onwards}
      </Button>
    </section>
  );
}
