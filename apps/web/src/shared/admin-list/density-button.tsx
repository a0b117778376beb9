import { Rows3, Rows4 } from 'lucide-react';
import { IconButton } from '../ui/actions/icon-button.tsx';
import { chooseDensity, useRowDensity } from '../ui/table/row-density.ts';

/** How high rows are, in every table of this browser. Where rows are cards there is nothing to choose. */
export const DensityButton = () => {
  const isCompact = useRowDensity() === 'compact';
  return (
    <IconButton
      label="Compact rows"
      title="Compact rows"
      aria-pressed={isCompact}
      variant="outlined"
      className="max-lg:hidden"
      icon={isCompact ? <Rows4 aria-hidden="true" className="size-5" /> : <Rows3 aria-hidden="true" className="size-5" />}
      onClick={() => chooseDensity(isCompact ? 'comfortable' : 'compact')}
    />
  );
};
