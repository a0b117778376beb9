import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { CancellationPolicyField } from './cancellation-policy-field.tsx';
import { type StepValues, stepValuesOf } from './cancellation-policy-values.ts';

const Form = ({ error }: { error?: string }) => {
  const [steps, setSteps] = useState<StepValues[]>(stepValuesOf([{ daysBefore: 1, percent: 100 }]));
  return <CancellationPolicyField steps={steps} onChange={setSteps} error={error} />;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const preview = () => screen.queryByRole('status')?.textContent;

test('steps are added, typed and removed, with the sentence that travellers will read as soon as they are one', async () => {
  render(<Form />);
  expect(preview()).toBe('Free cancellation until the day before the travel day; nothing after.');
  await press('Add step');
  expect(preview()).toBeUndefined();
  await userEvent.type(screen.getByLabelText('Days before the travel day, step 2'), '0');
  await userEvent.type(screen.getByLabelText('Percent refunded, step 2'), '25');
  expect(preview()).toBe('Free cancellation until the day before the travel day; 25% refund until the travel day.');
  await press('Remove step 1');
  expect(preview()).toBe('25% refund until the travel day.');
  await press('Remove step 1');
  expect(preview()).toBe('Nothing is refunded when you cancel.');
});

test('a preset fills the rows; a policy has at most six', async () => {
  render(<Form />);
  await press('Strict');
  expect(screen.getByLabelText('Percent refunded, step 3')).toHaveValue('25');
  for (let step = 4; step <= 6; step += 1) await press('Add step');
  expect(screen.getByRole('button', { name: 'Add step' })).toBeDisabled();
});

test('a sentence of the rules or of the API stands at the policy', () => {
  render(<Form error="Each step has fewer days than the one above it." />);
  expect(screen.getByRole('group', { name: 'Cancellation policy' })).toHaveAccessibleDescription(
    'Each step has fewer days than the one above it.',
  );
});
