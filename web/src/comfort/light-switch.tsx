import { ThemeToggle } from '../ui/theme-toggle.tsx';
import { useLight } from './use-appearance.ts';
import { useSetComfort } from './use-comfort.ts';

/** The header's switch between dark and light theme. */
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
