import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { CancellationPolicyField } from './cancellation-policy-field.tsx';
import type { StepValues } from './cancellation-policy-values.ts';

const Field = () => {
  const [steps, setSteps] = useState<StepValues[]>([{ daysBefore: '1', percent: '100' }]);
  return <CancellationPolicyField steps={steps} onChange={setSteps} isDepositKept={false} error={undefined} />;
};
const chosen = () =>
  screen
    .getAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent)
    .join();

test('the preset that the steps are equal to is shown as chosen, and none once they differ', async () => {
  render(<Field />);
  expect(chosen()).toBe('Flexible');
  await userEvent.click(screen.getByRole('button', { name: 'Strict' }));
  expect(chosen()).toBe('Strict');
  await userEvent.type(screen.getByLabelText('Percent refunded, step 2'), '{Backspace}{Backspace}40');
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  await userEvent.type(screen.getByLabelText('Percent refunded, step 2'), '{Backspace}{Backspace}50');
  expect(chosen()).toBe('Strict');
});
