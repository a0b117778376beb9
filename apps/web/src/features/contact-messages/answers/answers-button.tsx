import { type CannedAnswer, fillFields } from '@wayfarer/contracts';
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { confirmDiscard } from '../../../shared/forms/use-leave-guard.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { AnswerForm } from './answer-form.tsx';
import { AnswersList } from './answers-list.tsx';

type AnswersButtonProps = {
  /** Who wrote the message. */
  name: string;
  /** Puts a text into the reply. */
  onChoose: (text: string) => void;
  /** What has the focus afterwards. */
  field: () => HTMLElement | null;
};

/** Opens the answers that staff keep, to put one into the reply, and to change them. */
export const AnswersButton = ({ name, onChoose, field }: AnswersButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  const [edited, setEdited] = useState<CannedAnswer | 'new' | null>(null);
  const [isUnsaved, setUnsaved] = useState(false);
  const end = (): void => {
    setEdited(null);
    setUnsaved(false);
  };
  /** What was typed of an answer is not lost by Escape or a press beside it. */
  const leave = async (next: () => void): Promise<void> => {
    if (isUnsaved && !(await confirmDiscard())) return;
    end();
    next();
  };
  const choose = ({ text }: CannedAnswer): void => {
    onChoose(fillFields(text, { name }) ?? text);
    setOpen(false);
  };
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<MessageSquareText aria-hidden="true" className="size-4" />}
        onClick={() => setOpen(true)}
      >
        Answers
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={(open) => void leave(() => setOpen(open))}
        title={edited === null ? 'Answers' : edited === 'new' ? 'New answer' : 'Edit answer'}
        {...(edited === null ? { text: 'Choose one: it is put in where the cursor is.' } : {})}
        finalFocus={field}
        wide
      >
        {edited === null ? (
          <AnswersList onChoose={choose} onEdit={(answer) => setEdited(answer ?? 'new')} />
        ) : (
          <AnswerForm
            answer={edited === 'new' ? null : edited}
            onUnsaved={setUnsaved}
            onSaved={end}
            onBack={() => void leave(() => undefined)}
          />
        )}
      </Dialog>
    </>
  );
};
