import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ImportReport, sampleImportReport } from '@wayfarer/contracts';
import { beforeEach, expect, test, vi } from 'vitest';
import { type FakeCall, fakeApi, refuseAs } from '../../../testing/fake-api.ts';
import { allowPictures } from '../../../testing/picture-files.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ImportButton } from './import-button.tsx';

beforeEach(allowPictures);

const Page = () => (
  <ImportButton
    call="importTourPackages"
    outdated={['tour-packages']}
    nouns="packages"
    text="From a file."
    example={() => 'Package'}
  />
);
const right: ImportReport = { ...sampleImportReport, wrong: 0, problems: [] };
const open = async (answer: (call: FakeCall) => ImportReport | ReturnType<typeof refuseAs>) => {
  const sent: FakeCall['body'][] = [];
  fakeApi({
    importTourPackages: (call) => {
      sent.push(call.body);
      return answer(call);
    },
  });
  renderScreen(Page, { pattern: '/' });
  await userEvent.click(screen.getByRole('button', { name: 'Import packages' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import packages' }));
  await userEvent.upload(dialog.getByLabelText('CSV file'), new File(['ID'], 'trips.csv', { type: 'text/csv' }));
  return { dialog, sent };
};

test('a file is checked before anything is written: what it does, each problem at its line, and no way to import it', async () => {
  const { dialog, sent } = await open(() => sampleImportReport);
  expect(await dialog.findByText('3 lines: 1 new, 1 changed, 0 unchanged, 1 wrong.')).toBeVisible();
  expect(within(dialog.getByRole('list', { name: 'Problems' })).getByText('Line 4, Price')).toBeVisible();
  expect(dialog.getByText('Not read: Days.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Import/ })).toBeNull();
  expect(sent).toMatchObject([{ dryRun: 'true' }]);
});

test('a file without problems is imported on confirmation, and the result is told', async () => {
  const { dialog, sent } = await open(({ body }) =>
    Object(body).dryRun === 'true' ? right : { ...right, isDryRun: false, isWritten: true },
  );
  await userEvent.click(await dialog.findByRole('button', { name: 'Import 2' }));
  expect(await dialog.findByText(/1 new, 1 changed, 0 unchanged\. The import is done\.$/)).toBeVisible();
  expect(sent).toMatchObject([{ dryRun: 'true' }, { dryRun: 'false' }]);
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a file that cannot be read is refused with its sentence', async () => {
  const { dialog } = await open(() => refuseAs('VALIDATION', 'This file is not in UTF-8. Nothing was imported.'));
  expect(await dialog.findByRole('alert')).toHaveTextContent('This file is not in UTF-8. Nothing was imported.');
});

test('the same file, mended and chosen again, is checked again', async () => {
  let checks = 0;
  const { dialog, sent } = await open(() => {
    checks += 1;
    return checks === 1 ? refuseAs('VALIDATION', 'A quote in line 2 is never closed. Nothing was imported.') : right;
  });
  await dialog.findByRole('alert');
  const input = dialog.getByLabelText<HTMLInputElement>('CSV file');
  await userEvent.click(input);
  expect([input.value, dialog.queryByRole('alert')]).toEqual(['', null]);
  await userEvent.upload(input, new File(['ID'], 'trips.csv', { type: 'text/csv' }));
  expect(await dialog.findByRole('button', { name: 'Import 2' })).toBeVisible();
  expect(sent).toHaveLength(2);
});

test('an example can be saved before a file is chosen', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  URL.createObjectURL = () => 'blob:csv';
  URL.revokeObjectURL = () => undefined;
  fakeApi({});
  renderScreen(Page, { pattern: '/' });
  await userEvent.click(screen.getByRole('button', { name: 'Import packages' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Download an example' }));
  expect(saved).toEqual([expect.stringMatching(/^packages-example-.+\.csv$/)]);
});
