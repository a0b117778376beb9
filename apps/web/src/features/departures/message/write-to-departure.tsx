import { type ComponentProps, lazy, Suspense } from 'react';
import { loadPart } from '../../../shared/ui/browser/load-part.ts';
import { Card } from '../../../shared/ui/layout/card.tsx';
import type { WriteToAll } from './write-to-all.tsx';

// Loaded when somebody writes.
const Form = lazy(async () => ({ default: (await loadPart(() => import('./write-to-all.tsx'))).WriteToAll }));

/** The form of a message to those who travel on a departure. */
export const WriteToDeparture = (props: ComponentProps<typeof WriteToAll>) => (
  <Card>
    <Suspense>
      <Form {...props} />
    </Suspense>
  </Card>
);
