import type { ComponentProps, ReactNode } from 'react';

interface FactProps extends ComponentProps<'div'> {
  name: ReactNode;
}

/** A row of a `dl`. */
export const Fact = ({ name, children, ...row }: FactProps) => (
  <div {...row}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
