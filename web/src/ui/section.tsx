import { type ReactNode, useId } from 'react';
import css from './section.module.css';

type SectionProps = {
  readonly title: ReactNode;
  readonly count?: number | undefined;
  readonly level?: 2 | 3;
  readonly isLarge?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

export function Section({ title, count, level = 2, isLarge = false, className, children }: SectionProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={className} aria-labelledby={id}>
      <Heading id={id} className={css.heading} data-large={isLarge}>
        {title}
        {count !== undefined && (
          <>
            {' '}
            <span className={css.count}>{count}</span>
          </>
        )}
      </Heading>
      {children}
    </section>
  );
}
