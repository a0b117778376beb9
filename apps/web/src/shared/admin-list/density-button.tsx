import { IconButton } from '../ui/actions/icon-button.tsx';
import { chooseDensity, useRowDensity } from '../ui/table/row-density.ts';
import { RowsIcon } from './list-icons.tsx';

/** The row height, for every table in this browser. Hidden where rows are cards. */
export const DensityButton = () => {
  const isCompact = useRowDensity() === 'compact';
  return (
    <IconButton
      label="Compact rows"
      title="Compact rows"
      aria-pressed={isCompact}
      variant="outlined"
      className="for-tables"
      icon={<RowsIcon count={isCompact ? 4 : 3} />}
      onClick={() => chooseDensity(isCompact ? 'comfortable' : 'compact')}
    />
  );
};
