import { lazy, Suspense, useSyncExternalStore } from 'react';
import { loadPart } from '../browser/load-part.ts';
import { readQuestion, subscribeToQuestions } from './confirm.ts';

// The dialog's code loads with the first question, not with the first page.
const ConfirmDialog = lazy(async () => ({ default: (await loadPart(() => import('./confirm-dialog.tsx'))).ConfirmDialog }));

/** Rendered once at the root of the app; shows what `confirm` asks. */
export const ConfirmHost = () => {
  const asked = useSyncExternalStore(subscribeToQuestions, readQuestion, readQuestion);
  return asked === null ? null : (
    <Suspense>
      <ConfirmDialog asked={asked} />
    </Suspense>
  );
};
