import css from './cards.module.css';

/** An empty place where the deck lies, and the stub of a candle in it. */
export function StubPicture() {
  return (
    <svg className={css.stub} viewBox="0 0 156 203" aria-hidden="true">
      <rect x="7" y="7" width="142" height="189" rx="5" className={css.stubFrame} />
      <rect x="13" y="13" width="130" height="177" rx="3" className={css.stubRule} />
      <g className={css.stubLine}>
        <path d="M78 78c-5 8-5 12 0 17 5-5 5-9 0-17z" />
        <path d="M78 98v8" />
        <path d="M64 128c0-14 3-20 14-22 11 2 14 8 14 22" />
        <path d="M48 130c6 10 54 10 60 0" />
        <path d="M48 130c-2-4 62-4 60 0" />
        <path d="M108 130c12-6 16 6 3 7" />
        <path d="M71 72c-4-8 3-12-1-20M86 70c4-7-2-11 2-18" />
      </g>
    </svg>
  );
}
