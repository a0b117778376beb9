import type { ReactNode } from 'react';
import { Tabs } from '../ui/layout/tabs.tsx';

type WithHistoryProps = {
  /** What the tabs are views of. */
  label: string;
  /** The name of the first tab. */
  first: string;
  /** null where there is none, or none that the role may see: then there are no tabs. */
  history: ReactNode;
  isShown: boolean;
  onShow: (isShown: boolean) => void;
  children: ReactNode;
};

/** A thing, and in a second tab what was changed of it. What was typed in the first stays meanwhile. */
export const WithHistory = ({ label, first, history, isShown, onShow, children }: WithHistoryProps) =>
  history === null ? (
    children
  ) : (
    <Tabs
      label={label}
      tabs={[
        { key: 'thing', label: first, content: children, stays: true },
        { key: 'history', label: 'History', content: history },
      ]}
      selected={isShown ? 'history' : 'thing'}
      onSelect={(key) => onShow(key === 'history')}
    />
  );
