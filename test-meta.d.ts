import 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Checklist rows of `docs/spec/checklist.md` that this test proves. */
    rows?: readonly string[];
    /** Requirements of OWASP ASVS 5.0 that this test proves. */
    asvs?: readonly string[];
  }
}
