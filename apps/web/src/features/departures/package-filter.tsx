import { useQuery } from '@tanstack/react-query';
import { FilterSelect } from '../../shared/admin-list/filters/filter-select.tsx';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { departuresQuery } from './departures-query.ts';

type PackageFilterProps = { month: string; packageId: string; onChange: (packageId: string) => void };

/** Chooses one of the packages that leave in a month; the chosen one stays a choice in other months. */
export const PackageFilter = ({ month, packageId, onChange }: PackageFilterProps) => {
  const { data = [] } = useQuery(departuresQuery(month, ''));
  const titles = new Map(data.flatMap(({ largest }) => largest.map((one) => [one.tourPackageId, one.title] as const)));
  const isUnknown = packageId !== '' && !titles.has(packageId);
  const { data: chosen } = useQuery({
    queryKey: queryKeys.tourPackages.detail(packageId),
    queryFn: ({ signal }) => callEndpoint('findTourPackage', { params: { id: packageId }, signal }),
    enabled: isUnknown,
  });
  if (isUnknown) titles.set(packageId, chosen?.title ?? 'The chosen package');
  const options = [...titles].map(([value, label]) => ({ value, label }));
  return (
    <FilterSelect
      label="Package"
      every="All packages"
      options={options.toSorted((one, other) => one.label.localeCompare(other.label))}
      value={packageId}
      onChange={onChange}
    />
  );
};
