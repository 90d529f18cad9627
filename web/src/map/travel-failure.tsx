import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { mapState } from './map-state.ts';

export function TravelFailure({ message }: { readonly message: string }) {
  const close = () => {
    const { failure: _failure, ...rest } = mapState.read();
    mapState.set(rest);
  };
  return (
    <Modal title="You did not travel" onClose={close}>
      <p role="alert">{message}</p>
      <Button look="primary" onClick={close}>
        Back to the map
      </Button>
    </Modal>
  );
}
