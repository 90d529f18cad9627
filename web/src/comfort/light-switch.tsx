import { ThemeToggle } from '../ui/theme-toggle.tsx';
import { useLight } from './use-appearance.ts';
import { useSetComfort } from './use-comfort.ts';

/** Lamp-black or daylight, from the header of every page. */
export function LightSwitch() {
  const light = useLight();
  const setComfort = useSetComfort();
  return (
    <ThemeToggle
      isDaylight={light === 'daylight'}
      onTurn={() => setComfort({ theme: light === 'daylight' ? 'lamp' : 'daylight' })}
    />
  );
}
