import { ThemeToggle } from '../ui/theme-toggle.tsx';
import { useLight } from './use-appearance.ts';
import { useSetPreferences } from './use-preferences.ts';

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
