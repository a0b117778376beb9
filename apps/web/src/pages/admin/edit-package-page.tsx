import { useQuery } from '@tanstack/react-query';
import { screens } from '@wayfarer/contracts/screens';
import { useParams } from 'react-router-dom';
import { readPackage } from '../../features/tour-packages/admin/read-package.ts';
import { tourPackageForm } from '../../features/tour-packages/form/tour-package-form.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { PackageForm } from './package-form.tsx';
import { UnreadPackage } from './unread-package.tsx';

const nothingToAdd = (): void => undefined;

/** Edits a package, on offer or a draft (docs/specification.md section 10). */
export const EditPackagePage = () => {
  const { id = '' } = useParams();
  // Read with each visit, and never again while it is edited: another version is told by the save.
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: laterQueryKeys.tourPackages.edited(id),
    queryFn: () => readPackage(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (data !== undefined)
    return (
      <PackageForm
        key={id}
        heading={data.title}
        begunWith={{ entry: data, values: tourPackageForm.valuesOf(data) }}
        draftName={`packageDraft:${id}`}
        onAdded={nothingToAdd}
      />
    );
  const { title } = screens.adminEditPackage;
  return <UnreadPackage title={title} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
};
