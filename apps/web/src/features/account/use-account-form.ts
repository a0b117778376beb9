import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiFailure, sentenceOf } from '../../shared/api/api-failure.ts';
import type { CheckedForm, FieldErrors, FormValues } from '../../shared/forms/check-form.ts';
import { usePlainForm } from '../../shared/forms/use-plain-form.ts';
import { paths } from '../../shared/paths.ts';

type AccountForm<Values, Answer> = {
  loadRules: () => Promise<{ check: (values: FormValues) => CheckedForm<Values> }>;
  /** Asks for confirmation; without it nothing is sent. */
  ask?: () => Promise<boolean>;
  send: (values: Values) => Promise<Answer>;
  /** Called after success; the form is empty by then. */
  onDone: (values: Values, answer: Answer) => void;
};

/**
 * A form of the account page: sent once per press, cleared on success, and otherwise left as it is with the
 * error.
 */
export const useAccountForm = <Values, Answer>({ loadRules, ask, send, onDone }: AccountForm<Values, Answer>) => {
  const mutation = useMutation({ mutationFn: send });
  const sending = useRef(false);
  const [refused, setRefused] = useState<FieldErrors>({});
  const { element, errors, props } = usePlainForm({
    loadRules,
    action: paths.account(),
    send: async (values: Values) => {
      if (sending.current) return;
      sending.current = true;
      setRefused({});
      try {
        if (ask && !(await ask())) return;
        const answer = await mutation.mutateAsync(values);
        element.current?.reset();
        onDone(values, answer);
      } catch (thrown) {
        setRefused(thrown instanceof ApiFailure ? thrown.fields : {});
      } finally {
        sending.current = false;
      }
    },
  });
  const isAtField = Object.keys(refused).length > 0;
  return {
    form: props,
    errors: { ...errors, ...refused },
    failure: mutation.isError && !isAtField ? sentenceOf(mutation.error) : null,
    isDone: mutation.isSuccess,
    busy: mutation.isPending,
  };
};
