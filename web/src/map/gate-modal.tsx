import { useQueryClient } from '@tanstack/react-query';
import type { AreaOnMap, StoryReply } from '@underhall/contract';
import type { ReactNode } from 'react';
import { invalidate } from '../api/answers.ts';
import { readSupportEmail, useEnvironment } from '../api/environment.ts';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { Loading } from '../ui/loading.tsx';
import { Modal } from '../ui/modal.tsx';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { useGate } from './gate-queries.ts';
import { type GateRequest, type GateState, hasMoved } from './gate-state.ts';
import css from './gates.module.css';

export type GateScene = {
  readonly reply: StoryReply;
  readonly scene: number;
  readonly asking: GateRequest | undefined;
  readonly ask: (ask: GateRequest) => void;
  readonly leave: () => void;
};

export type GateModalProps = {
  readonly area: AreaOnMap;
  readonly renderScene: (scene: GateScene) => ReactNode;
  /** Called when the dialog closes. The caller decides where the story continues. */
  readonly onClose: (state: GateState) => void;
  /** Resolves once no request of the story is pending. */
  readonly untilStoryIsIdle: () => Promise<void>;
};

/** A dialog in which the player plays the gate of a closed place. */
export function GateModal({ area, renderScene, onClose, untilStoryIsIdle }: GateModalProps) {
  const cache = useQueryClient();
  const { state, ask } = useGate(untilStoryIsIdle);
  const close = () => {
    if (state.step === 'Loading') return;
    if (state.step === 'End') void invalidate(cache, 'map', 'myself');
    if (hasMoved(state)) void invalidate(cache, 'cards');
    onClose(state);
  };
  const { reply, scene, asking } = state;
  return (
    <Modal
      title={<SanitizedHtml as="span" html={area.name} />}
      onClose={close}
      isHeld={state.step === 'Loading'}
      isWide
    >
      <div className={css.gate} data-step={state.step}>
        {state.step === 'Available' && <Before area={area} ask={ask} />}
        {state.step === 'Loading' && !reply && <Loading>{world.texts.places.waitingGate}</Loading>}
        {state.step === 'Error' && <GateError message={state.message ?? ''} />}
        {state.step !== 'Error' && reply && (
          <div key={scene}>{renderScene({ reply, scene, asking, ask, leave: close })}</div>
        )}
      </div>
    </Modal>
  );
}

function Before({ area, ask }: { readonly area: AreaOnMap; readonly ask: (ask: GateRequest) => void }) {
  const { gateEvent: gate, unavailableDescription: why } = area;
  if (!gate) return null;
  return (
    <>
      {why && <SanitizedHtml html={why} className={css.why} />}
      <h3 className={css.title}>
        <SanitizedHtml as="span" html={gate.name} />
      </h3>
      <SanitizedHtml html={gate.teaser} className={css.teaser} />
      <Button look="primary" onClick={() => ask({ kind: 'begin', eventId: gate.id })}>
        Go
      </Button>
    </>
  );
}

function GateError({ message }: { readonly message: string }) {
  const address = useEnvironment()?.supportEmail ?? readSupportEmail();
  return (
    <div role="alert">
      <h3 className={css.title}>{message}</h3>
      <p>
        This shouldn't have happened. Please contact{' '}
        {address ? <a href={`mailto:${address}`}>{address}</a> : `the people who run ${world.title}`}.
      </p>
    </div>
  );
}
