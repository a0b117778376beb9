import type { CannedAnswer } from '@wayfarer/contracts';
import { Pencil, Trash2 } from 'lucide-react';
import { sentenceOf } from '../../../shared/api/api-failure.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { IconButton } from '../../../shared/ui/actions/icon-button.tsx';
import { FailedState } from '../../../shared/ui/feedback/failed-state.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { LoadingBlock, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx';
import { confirm } from '../../../shared/ui/overlays/confirm.ts';
import { useCannedAnswers, useDeleteCannedAnswer } from './answer-queries.ts';

type AnswersListProps = { onChoose: (answer: CannedAnswer) => void; onEdit: (answer: CannedAnswer | null) => void };

/** The answers by title: each is put into the reply, changed or deleted. */
export const AnswersList = ({ onChoose, onEdit }: AnswersListProps) => {
  const { data: answers, error, isFetching, refetch } = useCannedAnswers();
  const { mutate, error: failure } = useDeleteCannedAnswer();
  const ask = async (answer: CannedAnswer): Promise<void> => {
    const question = { title: `Delete “${answer.title}”?`, confirmLabel: 'Delete', tone: 'danger' } as const;
    if (await confirm(question)) mutate(answer);
  };
  if (answers === undefined)
    return error === null ? (
      <LoadingBlock text="Loading answers...">
        <Skeleton className="h-40 w-full" />
      </LoadingBlock>
    ) : (
      <FailedState message={sentenceOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
    );
  return (
    <div className="space-y-4">
      {answers.length === 0 ? <p className="text-ink-soft">No answers yet. Keep one that you write often.</p> : null}
      <ul className="divide-y divide-hairline">
        {answers.map((answer) => (
          <li key={answer._id} className="flex items-center gap-2 py-2">
            <button
              type="button"
              onClick={() => onChoose(answer)}
              className="min-h-11 min-w-0 grow rounded-control px-2 text-start hover:bg-hover"
            >
              <span className="block font-semibold text-ink wrap-anywhere">{answer.title}</span>
              <span className="line-clamp-2 text-ink-soft text-small wrap-anywhere">{answer.text}</span>
            </button>
            <IconButton label={`Edit ${answer.title}`} icon={<Pencil className="size-5" />} onClick={() => onEdit(answer)} />
            <IconButton label={`Delete ${answer.title}`} icon={<Trash2 className="size-5" />} onClick={() => void ask(answer)} />
          </li>
        ))}
      </ul>
      {failure === null ? null : <Notice>{sentenceOf(failure)}</Notice>}
      <Button variant="secondary" onClick={() => onEdit(null)}>
        New answer
      </Button>
    </div>
  );
};
