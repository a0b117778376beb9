import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Picture } from '../display/picture.tsx';
import { PageHeading } from './page-heading.tsx';

export type HeroProps = {
  /** The tab's title; '' shows only the brand. */
  pageTitle: string;
  heading: ReactNode;
  text?: ReactNode;
  /** Behind the text and the transparent bar. Without it the background is the accent colour. */
  picture?: string;
  /** Replaces it on phones, see Picture. */
  uprightPicture?: string;
  /** tall fills most of the first screen (Home), regular is for the top of a list. */
  size?: 'tall' | 'regular';
  children?: ReactNode;
};

/** The top of a public page. Its text is white on a darkened picture in both themes (at least 4.5 : 1). */
export const Hero = ({ pageTitle, heading, text, picture, uprightPicture, size = 'regular', children }: HeroProps) => (
  <section
    data-hero={size}
    data-theme="dark"
    className={classNames(
      'relative isolate flex items-end overflow-hidden bg-deep',
      size === 'tall' ? 'min-h-[min(46rem,92svh)]' : 'min-h-72 sm:min-h-96',
    )}
  >
    {picture === undefined ? null : (
      <>
        <Picture
          src={picture}
          uprightSrc={uprightPicture}
          alt=""
          width={1600}
          height={900}
          priority
          className="absolute inset-0"
        />
        <div aria-hidden="true" className="hero-shade absolute inset-0" />
      </>
    )}
    <div
      className={classNames(
        'hero-words gutters relative isolate pt-[calc(var(--nav-height)+2rem)]',
        size === 'tall' ? 'pb-14 sm:pb-20' : 'pb-10 sm:pb-14',
      )}
    >
      <PageHeading title={pageTitle} look="none" className="max-w-4xl font-bold text-display text-white tracking-tight">
        {heading}
      </PageHeading>
      {text === undefined ? null : (
        <p dir="auto" className="mt-4 max-w-prose text-lead text-white">
          {text}
        </p>
      )}
      {children === undefined ? null : <div className="mt-8">{children}</div>}
    </div>
  </section>
);
