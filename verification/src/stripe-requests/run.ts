// `npm run test:stripe`: holds every request that the API sends to Stripe against stripe-mock and Stripe's
// published parameters.
import { stripeProvider } from '@wayfarer/api/stripe/stripe-provider';
import { makeEveryRequest } from './make-every-request.ts';
import { FORMER_NAMES, unpublishedIn } from './published-parameters.ts';
import { type RecordedRequest, recordRequests } from './record-requests.ts';
import { startStripeMock } from './start-stripe-mock.ts';

const SECRETS = { STRIPE_SECRET_KEY: 'sk_test_123', STRIPE_WEBHOOK_SECRET: 'whsec_123456' };

/** What is wrong with a request; empty when Stripe takes it. */
const faultsOf = (request: RecordedRequest): string[] => [
  ...(request.status === 200 ? [] : [`answered ${request.status}: ${request.answer.replaceAll(/\s+/g, ' ').slice(0, 200)}`]),
  ...unpublishedIn(request).map((name) => `Stripe publishes no ${name}`),
];

const check = async (): Promise<number> => {
  const mock = await startStripeMock(process.env);
  const recorder = await recordRequests(mock.url, FORMER_NAMES);
  try {
    const calls = await makeEveryRequest(stripeProvider({ ...SECRETS, STRIPE_API_BASE: recorder.url }));
    const faults = recorder.requests.map(faultsOf);
    for (const [index, { method, path, parameters, status }] of recorder.requests.entries()) {
      console.log(`${status} ${method} ${path}, ${parameters.length} parameters`);
      for (const fault of faults[index] ?? []) console.log(`    ${fault}`);
    }
    const failures = faults.filter((found) => found.length > 0).length + (recorder.requests.length < calls.length ? 1 : 0);
    console.log(`\n${calls.length} calls, ${recorder.requests.length} requests, ${failures} failures`);
    return failures;
  } finally {
    recorder.close();
    mock.stop();
  }
};

try {
  process.exitCode = (await check()) === 0 ? 0 : 1;
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : thrown);
  process.exitCode = 1;
}
