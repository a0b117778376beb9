import type { ReactNode } from 'react';
import { PageHeading } from '../../shared/ui/page-heading.tsx';

export interface AccountFrameProps {
  heading: string;
  text: string;
  children: ReactNode;
}

/** What Login and Register share: a form of one column beside a picture, which wide screens alone show. */
export const AccountFrame = ({ heading, text, children }: AccountFrameProps) => (
  <div className="gutters grid items-stretch gap-10 py-8 sm:py-12 lg:grid-cols-2 lg:gap-16">
    <div className="mx-auto flex w-full max-w-dialog flex-col justify-center space-y-6 lg:py-8">
      <PageHeading title={heading} text={text}>
        {heading}
      </PageHeading>
      {children}
    </div>
    <img
      src="/pictures-of-the-site/account.svg"
      alt=""
      width={900}
      height={1100}
      className="hidden max-h-[46rem] min-h-full w-full rounded-panel object-cover lg:block"
    />
  </div>
);
