import { counted } from '../../shared/format/format-total.ts';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { whoIsTicked } from './manifest-words.ts';
import { useWaitingTicks } from './offline/use-waiting-ticks.ts';

const numberOf = (tick: { booking: string; traveller: string }): string => whoIsTicked([], tick);

/** Sends ticks that wait where no manifest is open, as after a login that had expired without a network. */
export const UnsentTicks = () => {
  const { waiting, refusals } = useWaitingTicks({ nameOf: numberOf });
  return (
    <>
      {waiting.length > 0 ? (
        <Notice tone="grey">{`${counted(waiting.length, 'tick')} not sent yet. They are sent once there is a network.`}</Notice>
      ) : null}
      {refusals.length > 0 ? <Notice>{refusals.join(' ')}</Notice> : null}
    </>
  );
};
