import { Badge } from '../../shared/ui/display/badge.tsx';
import { wordsOf } from './departure-words.ts';

/** What state a departure is in, in words. */
export const DepartureBadges = (departure: Parameters<typeof wordsOf>[0]) => (
  <span className="flex flex-wrap gap-2">
    {wordsOf(departure).map(({ text, tone }) => (
      <Badge key={text} tone={tone}>
        {text}
      </Badge>
    ))}
  </span>
);
