import { type NewAnswers, questionsOf, type Travellers, unansweredOf } from '@wayfarer/contracts';
import { spokenFormats } from '@wayfarer/words';
import { Fragment, useState } from 'react';
import { type FieldError, useForm } from 'react-hook-form';
import { partErrorOf } from '../../../shared/forms/part-error.ts';
import { schemaResolver } from '../../../shared/forms/schema-resolver.ts';
import { useLeaveGuard } from '../../../shared/forms/use-leave-guard.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { rich } from '../../../shared/words/rich.tsx';
import { t } from '../../../shared/words/words.ts';
import { AnswerFields } from './answer-fields.tsx';
import { AnswerList } from './answer-list.tsx';
import { answersSchema } from './answers-form.ts';
import { FormEnd } from './form-end.tsx';
import { QuestionWords } from './question-words.tsx';
import { refusalWords } from './refusal-words.ts';
import { type AnswerValues, answerValuesOf, listWithAnswers } from './traveller-form.ts';
import { useChangeTravellers } from './travellers-query.ts';

const resolver = schemaResolver(answersSchema);

const AnswersForm = ({ list, onDone }: { list: Travellers; onDone: () => void }) => {
  const questions = questionsOf(list.ownQuestions, 'booking');
  const { register, handleSubmit, formState } = useForm<AnswerValues, unknown, { answers: NewAnswers }>({
    resolver,
    defaultValues: { answers: answerValuesOf(list.answers, questions) },
  });
  const [failure, setFailure] = useState<string | null>(null);
  const { mutateAsync, isPending } = useChangeTravellers(list.booking);
  useLeaveGuard(formState.isDirty);
  const save = handleSubmit(async ({ answers }) => {
    setFailure(null);
    try {
      await mutateAsync(listWithAnswers(list, answers));
      onDone();
    } catch (thrown) {
      setFailure(refusalWords(thrown));
    }
  });
  return (
    <form noValidate aria-label={t('About this booking')} className="mt-4 space-y-5" onSubmit={(event) => void save(event)}>
      <AnswerFields
        list={list}
        questions={questions}
        register={register}
        errorOf={partErrorOf(formState.errors.answers as FieldError | undefined)}
      />
      <FormEnd save={t('Save answers')} failure={failure} busy={isPending} onCancel={onDone} />
    </form>
  );
};

/** What is asked once of a booking, and what was answered; nothing where neither is. */
export const AnswersCard = ({ list, isCancelled }: { list: Travellers; isCancelled: boolean }) => {
  const [isOpen, setOpen] = useState(false);
  const isAsked = questionsOf(list.ownQuestions, 'booking').length > 0;
  if (!isAsked && !list.answers?.length) return null;
  const missing = isCancelled ? [] : unansweredOf(list.ownQuestions, 'booking', list.answers);
  return (
    <section aria-label={t('About this booking')} className="rounded-card border border-hairline bg-surface p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-48">
          <p className="font-semibold text-ink">{t('About this booking')}</p>
          <AnswerList answers={list.answers} list={list} />
          {missing.length === 0 ? null : (
            <p className="wrap-anywhere mt-1 font-medium text-amber text-small">
              {rich('Missing: <parts>', {
                parts: missing.map((question, index) => (
                  <Fragment key={question.id}>
                    {index === 0 ? '' : spokenFormats().comma}
                    <QuestionWords list={list} question={question} />
                  </Fragment>
                )),
              })}
            </p>
          )}
        </div>
        {isAsked && list.canEdit && !isOpen ? (
          <Button
            variant="secondary"
            size="small"
            className="no-print"
            aria-label={t('Answer questions about this booking')}
            onClick={() => setOpen(true)}
          >
            {t('Answer')}
          </Button>
        ) : null}
      </div>
      {isOpen ? <AnswersForm list={list} onDone={() => setOpen(false)} /> : null}
    </section>
  );
};
