import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../words/words.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { backdropStyle } from './overlay-style.ts';

export type DrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
  /** Stays in view below the scrolling content, for the one main action. */
  footer?: ReactNode;
  /** start: navigation. end: forms beside a table. bottom: a sheet on phones (filters). */
  side?: 'start' | 'end' | 'bottom';
};

const sides = {
  start:
    'inset-y-0 start-0 w-[min(20rem,88vw)] data-starting-style:-translate-x-full data-ending-style:-translate-x-full rtl:data-starting-style:translate-x-full rtl:data-ending-style:translate-x-full',
  end: 'inset-y-0 end-0 w-full max-w-panel data-starting-style:translate-x-full data-ending-style:translate-x-full rtl:data-starting-style:-translate-x-full rtl:data-ending-style:-translate-x-full',
  bottom:
    'inset-x-0 bottom-0 max-h-[88dvh] rounded-t-panel data-starting-style:translate-y-full data-ending-style:translate-y-full',
};

/** A panel from one edge: modal, traps the focus and restores it. Import it lazily on public pages. */
export const Drawer = ({ open, onOpenChange, title, children, footer, side = 'end' }: DrawerProps) => (
  <Base.Root open={open} onOpenChange={onOpenChange}>
    <Base.Portal>
      <Base.Backdrop className={backdropStyle} />
      <Base.Popup
        className={classNames(
          'fixed z-50 flex flex-col bg-raised shadow-float outline-none transition-[translate] duration-220 ease-out',
          sides[side],
        )}
      >
        <div className="flex items-center justify-between gap-4 border-hairline border-b py-3 pe-3 ps-6">
          <Base.Title className="font-bold text-ink text-lead">{title}</Base.Title>
          <Base.Close render={<IconButton label={t('Close')} icon={<X className="size-5" />} />} />
        </div>
        <div className="min-h-0 grow overflow-y-auto overscroll-contain p-6">{children}</div>
        {footer === undefined ? null : <div className="flex justify-end gap-3 border-hairline border-t px-6 py-4">{footer}</div>}
      </Base.Popup>
    </Base.Portal>
  </Base.Root>
);
