import { malformedBodiesOf } from './malformed-bodies.ts';
import { hexOf, malformedHeadersOf } from './malformed-headers.ts';

type DamagedEvent = { kind: string; body: Buffer; header: string };

/**
 * A genuine event with every kind of damage: each damaged body with the intact header, and the intact body
 * with each damaged header.
 */
export const malformedEventsOf = ({ body, secret }: { body: string; secret: string }): DamagedEvent[] => {
  const t = Math.floor(Date.now() / 1000);
  const v1 = hexOf(secret, `${t}.${body}`);
  const header = `t=${t},v1=${v1}`;
  return [
    ...malformedBodiesOf(body).map(([kind, damaged]) => ({ kind: `body: ${kind}`, body: Buffer.from(damaged), header })),
    ...malformedHeadersOf({ secret, body, t, v1 }).map(([kind, damaged]) => ({
      kind: `header: ${kind}`,
      body: Buffer.from(body),
      header: damaged,
    })),
  ];
};
