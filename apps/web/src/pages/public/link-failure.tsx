import { ApiFailure, sentenceOf } from '../../shared/api/api-failure.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { t } from '../../shared/words/words.ts';

type LinkFailureProps = { error: Error; retrying: boolean; onRetry: () => void };

/** Why what a link leads to cannot be shown. Asking again is offered unless the link itself is wrong. */
export const LinkFailure = ({ error, retrying, onRetry }: LinkFailureProps) => {
  const isOver = error instanceof ApiFailure && (error.code === 'LINK_INVALID' || error.code === 'VALIDATION');
  const again = (
    <Button variant="secondary" size="small" busy={retrying} onClick={onRetry}>
      {t('Try again')}
    </Button>
  );
  return <Notice action={isOver ? null : again}>{sentenceOf(error)}</Notice>;
};
