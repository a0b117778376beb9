import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { PackageFilterFields } from '../features/tour-packages/list/package-filter-fields.tsx';
import { usePackageSearch } from '../features/tour-packages/list/use-package-search.ts';
import { useListAddress } from '../shared/admin-list/use-list-address.ts';

/** Longer than any search waits for a pause in typing, in milliseconds. */
const RESTED = 1000;

const SearchOfTable = () => {
  const { text, setText } = useListAddress();
  return <input aria-label="Title" value={text} onChange={(event) => setText(event.target.value)} />;
};

const FilterOfPackages = () => {
  const { filter, change } = usePackageSearch();
  return (
    <PackageFilterFields
      filter={filter}
      places={[]}
      onChange={change}
      who={{ party: '', onParty: () => undefined }}
      days={false}
    />
  );
};

test.each([
  ['a table', 'after its rendering', SearchOfTable],
  ['a table', 'before its rendering', SearchOfTable],
  ['the package list', 'after its rendering', FilterOfPackages],
  ['the package list', 'before its rendering', FilterOfPackages],
])(
  'who leaves %s right after typing arrives, however long the next screen takes, and no search whose pause ends %s calls back',
  async (_, pauseEnds, Search) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const code = Promise.withResolvers<{ element: React.ReactNode }>();
    const router = createMemoryRouter(
      [
        { path: '/list', Component: Search },
        { path: '/next', lazy: () => code.promise },
      ],
      { initialEntries: ['/list'] },
    );
    render(<RouterProvider router={router} />);
    await user.type(screen.getByLabelText('Title'), 'asha');
    let arrived: Promise<void> = Promise.resolve();
    await act(async () => {
      arrived = router.navigate('/next');
      if (pauseEnds === 'before its rendering') vi.advanceTimersByTime(RESTED);
    });
    await act(() => vi.advanceTimersByTimeAsync(RESTED));
    expect(router.state.navigation.location?.pathname).toBe('/next');
    await act(async () => {
      code.resolve({ element: <p>The next screen</p> });
      await arrived;
    });
    expect(await screen.findByText('The next screen')).toBeVisible();
  },
);
