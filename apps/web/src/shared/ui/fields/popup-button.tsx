import { type ReactNode, type Ref, Suspense, useImperativeHandle, useRef, useState } from 'react';
import { Skeleton } from '../feedback/skeleton.tsx';
import type { PopupOfButton } from './field-popup.tsx';

type PopupButtonProps = {
  id: string;
  describedBy: string;
  isInvalid?: boolean | undefined;
  className: string;
  ref?: Ref<HTMLButtonElement> | undefined;
  /** Fetches the popup's code: called once the button is hovered, touched or focused. */
  load: () => Promise<unknown>;
  popup: (button: PopupOfButton) => ReactNode;
  children: ReactNode;
};

/** A field that opens a popup, whose code loads when the user is about to open it. */
export const PopupButton = ({ id, describedBy, isInvalid, className, ref, load, popup, children }: PopupButtonProps) => {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const anchor = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => anchor.current as HTMLButtonElement);
  const open = state === 'open';
  const onOpenChange = (next: boolean) => setState(next ? 'open' : 'closed');
  // The popup itself retries and reports what fails here.
  const fetchAhead = () => void load().catch(() => undefined);
  return (
    <>
      <button
        id={id}
        ref={anchor}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-describedby={describedBy}
        data-invalid={isInvalid}
        className={className}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => onOpenChange(!open)}
      >
        {children}
      </button>
      {state === 'unused' ? null : (
        <Suspense
          fallback={
            <span className="relative block">
              <Skeleton className="absolute top-2 z-60 h-96 w-88 max-w-full rounded-card" />
            </span>
          }
        >
          {popup({ open, onOpenChange, anchor })}
        </Suspense>
      )}
    </>
  );
};
