import { world } from '../api/world.ts';
import { Modal } from '../ui/modal.tsx';

/** The way to more Fate for money, which this server does not offer. */
export function BuyFate({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal title={`Buy ${world.premium.toLowerCase()}`} onClose={onClose}>
      <p>This server sells no {world.premium}.</p>
      <p>{world.texts.premium.whereFrom}</p>
    </Modal>
  );
}
