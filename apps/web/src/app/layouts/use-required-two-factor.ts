import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiFailure } from '../../shared/api/api-failure.ts';
import { paths } from '../../shared/paths.ts';

/** Redirects an admin to the account page if the server requires two-factor login to be set up first. */
export const useRequiredTwoFactor = (): void => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe(({ query }) => {
        const error: unknown = query.state.error;
        if (error instanceof ApiFailure && error.details.mustSetUpTwoFactor === true)
          void navigate(paths.account(), { replace: true });
      }),
    [queryClient, navigate],
  );
};
