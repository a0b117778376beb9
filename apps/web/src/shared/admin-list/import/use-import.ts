import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ImportReport } from '@wayfarer/contracts';
import { sentenceOf } from '../../api/api-failure.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';

export type ImportCall = 'importTourPackages' | 'importUsers';

const send = (call: ImportCall, file: File, dryRun: boolean): Promise<ImportReport> => {
  const body = new FormData();
  body.append('dryRun', String(dryRun));
  body.append('file', file);
  return callEndpoint(call, { body });
};

/**
 * Has the server check a file, which writes nothing, and then import it.
 * @param outdated what has other entries afterwards
 */
export const useImport = (call: ImportCall, outdated: QueryKey) => {
  const queryClient = useQueryClient();
  const check = useMutation({ mutationFn: (file: File) => send(call, file, true) });
  const write = useMutation({
    mutationFn: (file: File) => send(call, file, false),
    // Also after a failure: a part of the file may be in.
    onSettled: () => queryClient.invalidateQueries({ queryKey: outdated }),
  });
  const thrown = write.error ?? check.error;
  const choose = (file: File | undefined): void => {
    write.reset();
    if (file) check.mutate(file);
    else check.reset();
  };
  return {
    report: write.data ?? check.data ?? null,
    failure: thrown === null ? null : sentenceOf(thrown),
    /** Whether the server took the file in, as far as it could. */
    isOver: write.data?.isWritten ?? false,
    isChecking: check.isPending,
    isWriting: write.isPending,
    choose,
    write: write.mutate,
  };
};
