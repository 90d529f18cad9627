import { useEffect } from 'react';
import { call } from '../api/call.ts';
import { useStore } from '../api/client-store.ts';
import { maintenanceEnd } from '../api/connection-state.ts';
import { world } from '../api/world.ts';
import { maintenancePollMs } from '../constants/timers.ts';
import { Button } from '../ui/button.tsx';
import css from './app.module.css';
import { SorryPage } from './sorry-page.tsx';

/** Reloads the page when maintenance is over, to get the latest client. */
export function MaintenancePage() {
  const end = useStore(maintenanceEnd);
  useEffect(() => {
    const timer = setInterval(() => void reloadIfOver(), maintenancePollMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <SorryPage title={`${world.title} is undergoing scheduled maintenance`}>
      <p>We’re making some changes… should be back {end ? `by ${clockTime(end, new Date())}` : 'shortly'}.</p>
      <p>{world.texts.pages.maintenance}</p>
      <p>This page reloads by itself when maintenance is over.</p>
      <div className={css.ways}>
        <Button look="primary" onClick={() => location.reload()}>
          Try again
        </Button>
      </div>
    </SorryPage>
  );
}

async function reloadIfOver(): Promise<void> {
  try {
    await call('GET /extra/config', {});
    location.reload();
  } catch {}
}

export function clockTime(moment: Date, now: Date): string {
  const time = moment.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  if (moment.toDateString() === now.toDateString()) return time;
  return `${time} on ${moment.toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })}`;
}
