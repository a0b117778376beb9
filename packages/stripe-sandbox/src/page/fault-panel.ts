import { type FaultName, type FaultSettings, faultNames } from '../faults/fault-switch.ts';
import { type Html, html } from './html.ts';

const labels: Record<FaultName, string> = {
  drop_answer: 'Drop an answer after its effect',
  server_error: 'Answer 500 before any effect',
  sticky_server_error: 'Answer 500, repeated for the same key',
  rate_limit: 'Answer 429, too many requests',
  slow: 'Answer 3 seconds late',
  lose_event: 'Lose an event',
  double_event: 'Send an event twice',
  delay_event: 'Send an event 3 seconds late',
  reorder_events: 'Deliver later events first',
};

/** A collapsible panel in which visitors switch on faults of the provider. */
export const faultPanel = (sessionId: string, base: string, current: FaultSettings): Html => {
  const isOn = Object.keys(current).length > 0;
  return html`<details class="faults" ${isOn && html`open`}>
    <summary>Simulate a problem${isOn ? ' (some are on)' : ''}</summary>
    <form method="post" action="${base}/c/pay/${sessionId}/faults">
      <p class="small">What is ticked happens once, at the next chance.</p>
      ${faultNames.map(
        (name) => html`<label class="choice">
          <input type="checkbox" name="fault" value="${name}" ${current[name] !== undefined && html`checked`} />
          <span>${labels[name]}</span>
        </label>`,
      )}
      <button class="secondary" type="submit">Apply</button>
    </form>
  </details>`;
};
