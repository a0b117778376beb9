import { AlertDialog } from '@base-ui/react/alert-dialog';
import { t } from '../../words/words.ts';
import { Button } from '../actions/button.tsx';
import { LinkButton } from '../actions/link-button.tsx';
import type { AskedQuestion } from './confirm.ts';
import { backdropStyle, dialogStyle } from './overlay-style.ts';

/**
 * The question itself. Escape answers no; a press outside it does nothing, so that no answer is given by
 * accident.
 */
export const ConfirmDialog = ({ asked: { question, answer } }: { asked: AskedQuestion }) => (
  <AlertDialog.Root open onOpenChange={(open) => (open ? undefined : answer(false))}>
    <AlertDialog.Portal>
      <AlertDialog.Backdrop className={backdropStyle} />
      <AlertDialog.Popup className={dialogStyle}>
        <AlertDialog.Title className="font-bold text-ink text-lead">{question.title}</AlertDialog.Title>
        {question.text === undefined ? null : (
          <AlertDialog.Description className="mt-2 text-ink-soft">{question.text}</AlertDialog.Description>
        )}
        {question.details}
        {question.list === undefined ? null : (
          <ul className="mt-4 list-disc space-y-1 ps-5 text-ink">
            {question.list.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {question.link === undefined ? null : (
          <LinkButton to={question.link.to} variant="secondary" className="mt-5" onClick={() => answer(false)}>
            {question.link.label}
          </LinkButton>
        )}
        <div className="mt-7 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <AlertDialog.Close render={<Button variant="secondary">{question.cancelLabel ?? t('Cancel')}</Button>} />
          <Button variant={question.tone === 'danger' ? 'danger' : 'primary'} onClick={() => answer(true)}>
            {question.confirmLabel}
          </Button>
        </div>
      </AlertDialog.Popup>
    </AlertDialog.Portal>
  </AlertDialog.Root>
);
