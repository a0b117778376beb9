import { Button } from '../../../shared/ui/actions/button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { t } from '../../../shared/words/words.ts';

type FormEndProps = {
  /** On the button that sends the form. */
  save: string;
  /** Why nothing was saved. */
  failure: string | null;
  busy: boolean;
  onCancel: () => void;
};

/** The end of a form that is saved with the list of travellers: what was refused, and its two buttons. */
export const FormEnd = ({ save, failure, busy, onCancel }: FormEndProps) => (
  <>
    {failure === null ? null : <Notice tone="amber">{failure}</Notice>}
    <div className="flex flex-wrap gap-3">
      <Button type="submit" busy={busy}>
        {save}
      </Button>
      <Button variant="secondary" disabled={busy} onClick={onCancel}>
        {t('Cancel')}
      </Button>
    </div>
  </>
);
