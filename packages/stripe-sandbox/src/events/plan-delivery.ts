import type { FaultSwitch } from '../faults/fault-switch.ts';
import type { EventRecord } from '../store/records.ts';

type Later = (milliseconds: number, task: () => void) => void;

/**
 * Decides whether an event is lost, and when and how often it is sent otherwise, by the faults that are on.
 */
export const planDelivery = (
  faults: FaultSwitch,
  later: Later,
): ((event: EventRecord, send: () => void) => 'lost' | 'planned') => {
  let overtaken: (() => void)[] = [];
  const releaseOvertaken = (): void => {
    const released = overtaken;
    overtaken = [];
    for (const send of released) send();
  };
  return (event, send) => {
    if (faults.strike('lose_event', event.type)) return 'lost';
    const delay = faults.strike('delay_event', event.type);
    const double = faults.strike('double_event', event.type);
    const reorder = faults.strike('reorder_events', event.type);
    if (reorder) {
      // Waits until a later event has been sent, or until its time limit if none comes.
      overtaken.push(send);
      later(reorder.milliseconds, releaseOvertaken);
    } else {
      later(delay?.milliseconds ?? 0, () => {
        send();
        if (double) send();
        if (overtaken.length > 0) later(overtakingMilliseconds, releaseOvertaken);
      });
    }
    return 'planned';
  };
};

/** Long enough for the later event to arrive first. */
const overtakingMilliseconds = 150;
