import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Letter, LetterForm, LetterKind, LetterTrial } from '@wayfarer/contracts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { logFailure } from '../../shared/api/log-failure.ts';

/** All of them: there are no more than kinds of emails. */
export const useLetters = () =>
  useQuery({
    queryKey: laterQueryKeys.letters.all,
    queryFn: ({ signal }) => callEndpoint('listLetters', { signal }),
    staleTime: 0,
  });

/** @returns changes a letter; without words it takes the product's again */
export const useChangeLetter = (kind: LetterKind) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ version, ...words }: LetterForm | Pick<LetterForm, 'version'>): Promise<Letter> => {
      const params = { kind };
      const { letter } =
        'text' in words
          ? await callEndpoint('editLetter', { params, body: { ...words, version } })
          : await callEndpoint('resetLetter', { params, query: { version } });
      return letter;
    },
    onError: logFailure('Changing a letter failed'),
    onSuccess: (changed) =>
      queryClient.setQueryData<Letter[]>(laterQueryKeys.letters.all, (letters) =>
        letters?.map((letter) => (letter.kind === changed.kind ? changed : letter)),
      ),
  });
};

/** The email in these words, as a booking would get it. What was shown before stays until it is there. */
export const useTriedLetter = (kind: LetterKind, asked: LetterTrial | null) =>
  useQuery({
    queryKey: laterQueryKeys.letters.tried(kind, asked ?? {}),
    queryFn: ({ signal }) => callEndpoint('tryLetter', { params: { kind }, body: asked ?? {}, signal }),
    enabled: asked !== null,
    placeholderData: (former) => former,
    retry: false,
    gcTime: 0,
  });
