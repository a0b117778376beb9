import { useQuery } from '@tanstack/react-query';
import { screens } from '@wayfarer/contracts/screens';
import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { readPackage } from '../../features/tour-packages/admin/read-package.ts';
import { tourPackageForm } from '../../features/tour-packages/form/tour-package-form.ts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { stepValuesOf } from '../../shared/cancellation-policy/cancellation-policy-values.ts';
import { paths } from '../../shared/paths.ts';
import { PackageForm } from './package-form.tsx';
import { UnreadPackage } from './unread-package.tsx';

/** An empty form, with the cancellation policy of the settings. */
const readFirstValues = async () => {
  const { defaultPolicy } = await callEndpoint('showSelling', {});
  return { ...tourPackageForm.valuesOf(null), cancellationPolicy: stepValuesOf(defaultPolicy) };
};

const { title } = screens.adminNewPackage;

/** Adds a package; with `?copy=` it begins as another one. Once it is stored, its own editor follows. */
export const NewPackagePage = () => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const copied = params.get('copy');
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: laterQueryKeys.tourPackages.begun(copied ?? ''),
    queryFn: () => (copied === null ? readFirstValues() : readPackage(copied).then(tourPackageForm.copyOf)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const openStored = useCallback(
    (id: string) => void navigate(paths.adminEditPackage(id), { replace: true, state }),
    [navigate, state],
  );
  if (data !== undefined)
    return (
      <PackageForm
        heading={copied === null ? title : data.title}
        begunWith={{ entry: null, values: data }}
        draftName={`packageDraft:new:${copied ?? ''}`}
        onAdded={openStored}
      />
    );
  return <UnreadPackage title={title} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
};
