import { ThemeToggle } from '../ui/theme-toggle.tsx';
import { useLight } from './use-appearance.ts';
import { useSetPreferences } from './use-preferences.ts';

/** The header's switch between dark and light theme. */
export function LightSwitch() {
  const light = useLight();
  const setPreferences = useSetPreferences();
  return (
    <ThemeToggle
      isDaylight={light === 'daylight'}
      onTurn={() => setPreferences({ theme: light === 'daylight' ? 'lamp' : 'daylight' })}
    />
  );
}
