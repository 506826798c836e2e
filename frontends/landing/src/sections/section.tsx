import type { ReactNode } from 'react';

import type { LandingLink } from '@alcancia/contracts/marketing';

interface SectionProps {
  readonly heading: string;
  readonly subheading: string;
  readonly cta: LandingLink | null;
  readonly id?: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Heading, what is below it, and one way on. */
export const Section = ({ heading, subheading, cta, id, className = '', children }: SectionProps) => (
  <section className={`wide sec ${className}`} id={id}>
    <header className="sh">
      <h2>{heading}</h2>
      {subheading !== '' && <p>{subheading}</p>}
    </header>
    {children}
    {cta && (
      <a className="btn btn-lg sec-cta" href={cta.to}>
        {cta.text}
      </a>
    )}
  </section>
);
