import { useQuery } from '@tanstack/react-query';
import { classNames } from '../../shared/ui/class-names.ts';
import { t } from '../../shared/words/words.ts';
import { OwnWait } from './own-wait.tsx';
import { waitsQuery } from './wait-queries.ts';

type OwnWaitsProps = {
  /** Only what is waited for of this package, on whose page it stands. */
  packageId?: string;
  className?: string;
};

/** What the traveller waits for: offers first. Nothing where they wait for nothing, or it did not load. */
export const OwnWaits = ({ packageId, className }: OwnWaitsProps) => {
  const { data = [] } = useQuery(waitsQuery);
  const shown = data.filter((wait) => packageId === undefined || wait.package._id === packageId);
  if (shown.length === 0) return null;
  const ordered = shown.toSorted((one, other) => Number(other.state === 'offered') - Number(one.state === 'offered'));
  return (
    <section aria-label={t('Waitlists')} className={classNames('space-y-3', className)}>
      {packageId === undefined ? <h2 className="font-bold text-ink text-title">{t('Waitlists')}</h2> : null}
      {ordered.map((wait) => (
        <OwnWait key={wait._id} wait={wait} hasTitle={packageId === undefined} />
      ))}
    </section>
  );
};
