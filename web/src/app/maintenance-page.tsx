import { Button } from '../ui/button.tsx';
import panel from '../ui/panel.module.css';
import css from './app.module.css';

export function MaintenancePage() {
  return (
    <main className={css.sorry}>
      <title>Maintenance · Underhall</title>
      <div className={panel.ruled}>
        <h1>Underhall is undergoing scheduled maintenance</h1>
        <p>We’re making some changes below stairs, and should be back shortly.</p>
        <p>Thank you for your patience, delicious friends. All shall be well.</p>
        <div className={css.ways}>
          <Button look="primary" onClick={() => location.reload()}>
            Try again
          </Button>
        </div>
      </div>
    </main>
  );
}
