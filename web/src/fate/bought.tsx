import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';

/** The result of a purchase. */
export function Bought({
  title,
  message,
  onClose,
}: {
  readonly title: string;
  readonly message: string;
  readonly onClose: () => void;
}) {
  return (
    <Modal title={title} onClose={onClose}>
      <p role="status">{message}</p>
      <Button look="primary" onClick={onClose}>
        Onwards
      </Button>
    </Modal>
  );
}
