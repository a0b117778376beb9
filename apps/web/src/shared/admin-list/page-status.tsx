import { Button } from '../ui/actions/button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';

type PageStatusProps = {
  /** Why the last action was refused. */
  refusal: string | null;
  /** What the last action did, for screen readers. */
  done?: string;
  /** Undoes the last action, if that is possible. */
  undo?: (() => void) | null;
};

/** Above a table: the outcome of an action on one of its rows. */
export const PageStatus = ({ refusal, done = '', undo = null }: PageStatusProps) => (
  <>
    {refusal === null ? null : <Notice>{refusal}</Notice>}
    {undo === null ? (
      <output className="sr-only">{done}</output>
    ) : (
      <Notice
        tone="grey"
        action={
          <Button variant="secondary" size="small" onClick={undo}>
            Undo
          </Button>
        }
      >
        {done}
      </Notice>
    )}
  </>
);
