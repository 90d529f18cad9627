import { Link } from 'react-router';
import { fillIn, world } from '../api/world.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Modal } from '../ui/modal.tsx';

const texts = world.texts.plans;

type QuestionProps = { readonly onYes: () => void; readonly onNo: () => void };

export function DeletePlanDialog({ onYes, onNo }: QuestionProps) {
  return (
    <ConfirmDialog title={texts.deleteTitle} yes="Delete" no="Cancel" onYes={onYes} onNo={onNo}>
      <p>{texts.deleteLine}</p>
      <p>Its note is deleted too.</p>
    </ConfirmDialog>
  );
}

export function RestartPlanDialog({ onYes, onNo }: QuestionProps) {
  return (
    <ConfirmDialog title="Are you sure?" yes="Restart" no="Cancel" onYes={onYes} onNo={onNo}>
      <p>{texts.restartLine}</p>
      <p>{texts.restartNote}</p>
    </ConfirmDialog>
  );
}

export function TooManyPlansDialog({ max, onClose }: { readonly max: number; readonly onClose: () => void }) {
  return (
    <Modal title={texts.tooMany} onClose={onClose}>
      <p>{fillIn(texts.tooManyLine, { max: String(max) })}</p>
      <p>{texts.tooManyNote}</p>
    </Modal>
  );
}

export function PlanErrorDialog({ message, onClose }: { readonly message: string; readonly onClose: () => void }) {
  return (
    <Modal title={texts.unchanged} onClose={onClose}>
      <p>{message}</p>
      <p>
        <Link to="/plans">{texts.lookAt}</Link>
      </p>
    </Modal>
  );
}
