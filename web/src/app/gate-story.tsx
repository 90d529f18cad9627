import type { AreaOnMap } from '@underhall/contract';
import { useActions } from '../actions/actions-queries.ts';
import { GateModal, type GateScene } from '../map/gate-modal.tsx';
import type { GateState } from '../map/gate-state.ts';
import { screens } from '../story/screens.ts';
import { useStory } from '../story/story-queries.ts';
import type { StoryRequest } from '../story/story-state.ts';

type GateStoryProps = { readonly area: AreaOnMap; readonly onClose: (state: GateState) => void };

/** The story of a closed gate, in a dialog above the map. */
export function GateStory({ area, onClose }: GateStoryProps) {
  const { untilIdle } = useStory();
  return (
    <GateModal
      area={area}
      renderScene={(scene) => <SceneOfGate {...scene} />}
      onClose={onClose}
      untilStoryIsIdle={untilIdle}
    />
  );
}

function SceneOfGate({ reply, scene, asking, ask, leave }: GateScene) {
  const { data: counter } = useActions();
  const Scene = screens[reply.phase];
  const handle = (request: StoryRequest) => {
    if (request.kind === 'begin') ask({ kind: 'begin', eventId: request.eventId });
    else if (request.kind === 'choose') ask(request);
    else leave();
  };
  return (
    <Scene
      reply={reply}
      scene={scene}
      actions={counter?.actions ?? reply.actions}
      asking={asking}
      ask={handle}
      slots={{}}
      place={{ area: 0, showOps: false, canChangeOutfit: reply.canChangeOutfit }}
      tab="Always"
      onTab={() => {}}
      opened={reply.storylet?.id}
    />
  );
}
