import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { useMedia } from '../../ui/browser/use-media.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { WithHistory } from '../with-history.tsx';

export type FormPanelProps = {
  title: string;
  submitLabel: string;
  busy: boolean;
  /** The failure that belongs to no field. */
  failure: string | null;
  /** What else is shown above the fields. */
  above?: ReactNode;
  /** Whether the form was restored after its session had ended. */
  restored: boolean;
  /** Whether there is something to discard: an edit, or typed text. */
  canCancel: boolean;
  open: boolean;
  onCancel: () => void;
  onSubmit: (event: FormEvent) => void;
  /** Whether the form was just opened for an entry, so that its first field takes the focus. */
  startsEditing: boolean;
  /** Whether this form replaces another one, whose focus it takes over. */
  begunAgain: boolean;
  /** Of the edited entry; null where there is none to be seen. */
  history: ReactNode;
  showsHistory: boolean;
  onShowHistory: (isShown: boolean) => void;
  children: ReactNode;
};

/** From this width on the form has a column of its own; list-beside-form uses the same width. */
const BESIDE = '(width >= 90rem)';

/** A form beside its table: a column of the page if there is space, else a drawer. */
export const FormPanel = (props: FormPanelProps) => {
  const { title, submitLabel, busy, open, onCancel, begunAgain } = props;
  const showsHistory = props.history !== null && props.showsHistory;
  const startsEditing = props.startsEditing && !showsHistory;
  const id = useId();
  const beside = useMedia(BESIDE);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!beside || !begunAgain) return;
    if (startsEditing) form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    else heading.current?.focus({ preventScroll: true });
  }, [beside, begunAgain, startsEditing]);

  const content = (
    <WithHistory label={title} first="Details" history={props.history} isShown={showsHistory} onShow={props.onShowHistory}>
      <form ref={form} id={id} noValidate aria-label={title} onSubmit={props.onSubmit} className="space-y-5">
        {props.restored ? <Notice tone="grey">You were logged out. What you had entered is still here.</Notice> : null}
        {props.failure === null ? null : <Notice>{props.failure}</Notice>}
        {props.above}
        {props.children}
      </form>
    </WithHistory>
  );
  const actions = (
    <>
      {props.canCancel || !beside ? (
        <Button variant="quiet" onClick={onCancel}>
          {showsHistory ? 'Close' : 'Cancel'}
        </Button>
      ) : null}
      {showsHistory ? null : (
        <Button type="submit" form={id} busy={busy}>
          {submitLabel}
        </Button>
      )}
    </>
  );
  if (!beside) {
    return (
      <Drawer open={open} onOpenChange={(next) => (next ? undefined : onCancel())} title={title} footer={actions}>
        {content}
      </Drawer>
    );
  }
  return (
    <div className="sticky top-24 flex max-h-[calc(100dvh-14rem)] flex-col overflow-clip rounded-card border border-hairline bg-surface">
      <h2 ref={heading} tabIndex={-1} className="border-hairline border-b px-5 py-4 font-bold text-ink text-lead outline-none">
        {title}
      </h2>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain p-5">{content}</div>
      <div className="flex justify-end gap-2 border-hairline border-t px-5 py-3.5">{actions}</div>
    </div>
  );
};
