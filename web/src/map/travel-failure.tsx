import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { mapShown } from './map-shown.ts';

/** The reason that a journey was not made, in the server's words. */
export function TravelFailure({ message }: { readonly message: string }) {
  const close = () => {
    const { failure: _failure, ...rest } = mapShown.read();
    mapShown.set(rest);
  };
  return (
    <Modal title="You are where you were" onClose={close}>
      <p role="alert">{message}</p>
      <Button look="primary" onClick={close}>
        Back to the map
      </Button>
    </Modal>
  );
}
