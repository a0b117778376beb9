import { useCallback, useEffect, useRef } from 'react';
import { confirm, type Question, readQuestion } from './confirm.ts';

/**
 * `confirm` for a component: when it unmounts (the browser's 'back'), its open question is answered with no.
 */
export const useConfirm = (): ((question: Question) => Promise<boolean>) => {
  const asking = useRef(false);
  useEffect(
    () => () => {
      if (asking.current) readQuestion()?.answer(false);
    },
    [],
  );
  return useCallback(async (question) => {
    asking.current = true;
    const sure = await confirm(question);
    asking.current = false;
    return sure;
  }, []);
};
