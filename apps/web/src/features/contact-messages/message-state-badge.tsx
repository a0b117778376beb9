import { Badge } from '../../shared/ui/display/badge.tsx';

/** Whether somebody has to see to a message. */
export const MessageStateBadge = ({ isDone }: { isDone: boolean }) => (
  <Badge tone={isDone ? 'green' : 'yellow'}>{isDone ? 'Done' : 'Open'}</Badge>
);
