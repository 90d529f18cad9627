import css from './choice.module.css';

const icon = { viewBox: '0 0 20 20', width: '1.125rem', height: '1.125rem', className: css.icon } as const;

export function TickIcon() {
  return (
    <svg {...icon} aria-hidden="true">
      <path d="m3.500 10.500 4.200 4.500L16.500 5" />
    </svg>
  );
}

export function LockIcon() {
  return (
    <svg {...icon} aria-hidden="true">
      <path d="M4 9h12v8.500H4zM6.500 9V6a3.500 3.500 0 0 1 7 0v3M10 12.500v2" />
    </svg>
  );
}

export function CrossIcon() {
  return (
    <svg {...icon} aria-hidden="true">
      <path d="m5 5 10 10M15 5 5 15" />
    </svg>
  );
}
