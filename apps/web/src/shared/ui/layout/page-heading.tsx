import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { usePageTitle } from './use-page-title.ts';

export type PageHeadingProps = {
  children: ReactNode;
  /** The tab's title, before ' · brand'. */
  title: string;
  /** A sentence below. */
  text?: ReactNode;
  /** Beside the heading: the page's main action. */
  action?: ReactNode;
  /** 'none' leaves the style to the caller (such as Hero). */
  look?: 'title' | 'none';
  className?: string;
};

/** The page's only h1: sets the tab's title and takes the focus when the user comes from another page. */
export const PageHeading = ({ children, title, text, action, look = 'title', className }: PageHeadingProps) => {
  const heading = usePageTitle(title);
  const h1 = (
    <h1 ref={heading} tabIndex={-1} className={classNames(look === 'title' && 'font-bold text-ink text-title', className)}>
      {children}
    </h1>
  );
  if (look === 'none') return h1;
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0 max-w-prose">
        {h1}
        {text === undefined ? null : <p className="page-text mt-1.5 text-ink-soft">{text}</p>}
      </div>
      {action}
    </div>
  );
};
