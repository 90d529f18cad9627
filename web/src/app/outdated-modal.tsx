import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import css from './app.module.css';
import { refresh } from './outdated-page.tsx';

export function OutdatedModal({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal title="A newer edition" onClose={onClose}>
      <p>{world.title} has updated! Please refresh the page to continue.</p>
      <div className={css.ways}>
        <Button look="primary" onClick={refresh}>
          Refresh
        </Button>
      </div>
    </Modal>
  );
}
