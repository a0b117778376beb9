import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../shared/ui/actions/button.tsx';

export type ActionPanel = {
  label: string;
  /** @param close for a form that is done */
  content: (close: () => void) => ReactNode;
};

type ActionPanelsProps = {
  panels: readonly ActionPanel[];
  /** Further buttons in the same row. */
  children: ReactNode;
};

/**
 * Buttons that each open their form right below them, one at a time. What was typed stays while another is
 * open.
 */
export const ActionPanels = ({ panels, children }: ActionPanelsProps) => {
  const id = useId();
  const [shown, show] = useState<string | null>(null);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const press = (label: string): void => {
    show(shown === label ? null : label);
    if (!opened.includes(label)) setOpened([...opened, label]);
  };
  const close = (label: string): void => {
    show(null);
    setOpened(opened.filter((one) => one !== label));
  };
  return (
    <div className="space-y-4 print:hidden">
      <div className="flex flex-wrap gap-2">
        {panels.map(({ label }, at) => (
          <Button
            key={label}
            variant="secondary"
            aria-expanded={shown === label}
            aria-controls={`${id}-${at}`}
            onClick={() => press(label)}
          >
            {label}
          </Button>
        ))}
        {children}
      </div>
      {panels.map(({ label, content }, at) => (
        <div key={label} id={`${id}-${at}`} hidden={shown !== label}>
          {opened.includes(label) ? content(() => close(label)) : null}
        </div>
      ))}
    </div>
  );
};
