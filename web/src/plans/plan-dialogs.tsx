import { Link } from 'react-router';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Modal } from '../ui/modal.tsx';

type QuestionProps = { readonly onYes: () => void; readonly onNo: () => void };

export function DeletePlanDialog({ onYes, onNo }: QuestionProps) {
  return (
    <ConfirmDialog title="Delete this plan?" yes="Delete" no="Cancel" onYes={onYes} onNo={onNo}>
      <p>Really delete this plan?</p>
      <p>Its note is deleted too.</p>
    </ConfirmDialog>
  );
}

export function RestartPlanDialog({ onYes, onNo }: QuestionProps) {
  return (
    <ConfirmDialog title="Are you sure?" yes="Restart" no="Cancel" onYes={onYes} onNo={onNo}>
      <p>Do you want to refresh this plan?</p>
      <p>It becomes an active plan again, with your note.</p>
    </ConfirmDialog>
  );
}

export function TooManyPlansDialog({ max, onClose }: { readonly max: number; readonly onClose: () => void }) {
  return (
    <Modal title="Too many active plans!" onClose={onClose}>
      <p>Regrettably, you already have the maximum allowable number of active plans ({max}).</p>
      <p>Delete or complete a plan, then try again.</p>
    </Modal>
  );
}

export function PlanErrorDialog({ message, onClose }: { readonly message: string; readonly onClose: () => void }) {
  return (
    <Modal title="Your plans have not changed" onClose={onClose}>
      <p>{message}</p>
      <p>
        <Link to="/plans">Look at your plans</Link>
      </p>
    </Modal>
  );
}
