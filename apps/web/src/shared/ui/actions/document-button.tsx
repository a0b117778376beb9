import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sentenceOf } from '../../api/api-failure.ts';
import { logFailure } from '../../api/log-failure.ts';
import { saveFile } from '../browser/save-file.ts';
import { Notice } from '../feedback/notice.tsx';
import { Button } from './button.tsx';

type DocumentButtonProps = {
  filename: string;
  /** The call that returns the file. */
  load: () => Promise<Response>;
  icon: ReactNode;
  children: ReactNode;
};

/** Generates a document on demand and saves it. */
export const DocumentButton = ({ filename, load, icon, children }: DocumentButtonProps) => {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => (await load()).blob(),
    onError: logFailure('Making a document failed'),
    onSuccess: (bytes) => saveFile(filename, bytes),
  });
  return (
    <div className="space-y-4">
      <Button variant="secondary" icon={icon} busy={isPending} onClick={() => mutate()}>
        {children}
      </Button>
      {error === null ? null : <Notice>{sentenceOf(error)}</Notice>}
    </div>
  );
};
