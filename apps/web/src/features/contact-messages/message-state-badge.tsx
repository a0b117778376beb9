import { Badge } from '../../shared/ui/display/badge.tsx';

/** Whether a message is open or done. */
export const MessageStateBadge = ({ isDone }: { isDone: boolean }) => (
  <Badge tone={isDone ? 'green' : 'yellow'}>{isDone ? 'Done' : 'Open'}</Badge>
);
