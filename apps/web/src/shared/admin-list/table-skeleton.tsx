import { LoadingBlock, Skeleton } from '../ui/feedback/skeleton.tsx';

const rows = Array.from({ length: 6 }, (_, index) => `row ${index}`);

/** In place of the table while it loads, with the specified loading text. */
export const TableSkeleton = ({ text }: { text: string }) => (
  <LoadingBlock text={text}>
    <div className="overflow-clip rounded-card border border-hairline bg-surface">
      <div className="h-11 bg-sunken" />
      {rows.map((row) => (
        <div key={row} className="flex h-16 items-center justify-between gap-6 border-hairline border-t px-4">
          <Skeleton className="h-4 w-40 max-w-[40%]" />
          <Skeleton className="hidden h-4 w-32 sm:block" />
          <Skeleton className="h-4 w-20" />
        </div>
      ))}
    </div>
  </LoadingBlock>
);
