import type { ReactNode } from 'react';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';
import { Steps } from './steps.tsx';

export type CheckoutFrameProps = {
  /** 0 booking, 1 payment, 2 done, 3 all completed; null where there is nothing that has steps. */
  step: 0 | 1 | 2 | 3 | null;
  heading: string;
  text?: string;
  children: ReactNode;
};

/** What booking, payment and success share: the three steps, the heading, the content below. */
export const CheckoutFrame = ({ step, heading, text, children }: CheckoutFrameProps) => (
  <div className="gutters py-6 sm:py-12">
    {step === null ? null : (
      <div className="mb-6 max-w-prose sm:mb-10">
        <Steps current={step} />
      </div>
    )}
    <div className="mb-6 sm:mb-8">
      <PageHeading title={heading} text={text}>
        {heading}
      </PageHeading>
    </div>
    {children}
  </div>
);
