import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { backdropStyle, dialogStyle } from './overlay-style.ts';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text?: string;
  children: ReactNode;
  /** Below the content, to the right; stays in view however long the content is. */
  actions?: ReactNode;
  wide?: boolean;
  /** What has the focus first; the first thing that can have it, if missing. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** What has the focus once it is closed; what had it before, if missing or null. */
  finalFocus?: (() => HTMLElement | null) | undefined;
};

/**
 * A modal box: traps the focus, restores it, closes on Escape and on a press outside. Import it lazily on
 * public pages.
 */
export const Dialog = ({
  open,
  onOpenChange,
  title,
  text,
  children,
  actions,
  wide = false,
  initialFocus,
  finalFocus,
}: DialogProps) => (
  <Base.Root open={open} onOpenChange={onOpenChange}>
    <Base.Portal>
      <Base.Backdrop className={backdropStyle} />
      <Base.Popup
        {...(initialFocus === undefined ? {} : { initialFocus })}
        finalFocus={finalFocus}
        className={classNames(dialogStyle, wide && 'sm:max-w-prose', actions !== undefined && 'pb-0 sm:pb-0')}
      >
        <div className="flex items-start justify-between gap-4">
          <Base.Title className="font-bold text-ink text-lead">{title}</Base.Title>
          <Base.Close render={<IconButton label="Close" icon={<X className="size-5" />} className="-mt-2 -me-2" />} />
        </div>
        {text === undefined ? null : <Base.Description className="mt-1 text-ink-soft">{text}</Base.Description>}
        <div className="mt-5">{children}</div>
        {/* A sticky part stays above the padding of what scrolls, so with actions there is none below. */}
        {actions === undefined ? null : (
          <div className="-mx-6 sm:-mx-8 sticky bottom-0 mt-6 flex flex-wrap justify-end gap-3 border-hairline border-t bg-raised px-6 py-4 sm:px-8 sm:py-5">
            {actions}
          </div>
        )}
      </Base.Popup>
    </Base.Portal>
  </Base.Root>
);
