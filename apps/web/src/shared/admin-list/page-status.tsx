import { Notice } from '../ui/feedback/notice.tsx';

type PageStatusProps = {
  /** Why the last action was refused. */
  refusal: string | null;
  /** What the last action did, for those who cannot see the row change. */
  done: string;
};

/** Stands above a table: tells the outcome of an action on one of its rows. */
export const PageStatus = ({ refusal, done }: PageStatusProps) => (
  <>
    {refusal === null ? null : <Notice>{refusal}</Notice>}
    <output className="sr-only">{done}</output>
  </>
);
