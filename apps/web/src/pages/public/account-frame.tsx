import type { ReactNode } from 'react';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';

export type AccountFrameProps = {
  heading: string;
  text: string;
  /** One of this site's own pictures, in portrait format. */
  picture: string;
  children: ReactNode;
};

/** What Login and Register share: a form of one column beside a picture, which only wide screens load. */
export const AccountFrame = ({ heading, text, picture, children }: AccountFrameProps) => (
  <div className="gutters grid items-stretch gap-10 py-6 sm:py-10 lg:grid-cols-2 lg:gap-16">
    <div className="mx-auto flex w-full max-w-dialog flex-col justify-center space-y-6 lg:min-h-160 lg:py-8">
      <PageHeading title={heading} text={text}>
        {heading}
      </PageHeading>
      {children}
    </div>
    <div className="relative hidden overflow-hidden rounded-panel bg-grey-soft lg:block">
      <img src={picture} alt="" width={960} height={1200} loading="lazy" className="absolute inset-0 size-full object-cover" />
    </div>
  </div>
);
