import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LanguageCode } from '@wayfarer/words';
import { expect, test, vi } from 'vitest';
import { speakIn } from '../../../testing/speak-in.ts';
import { DateCalendar } from './date-calendar.tsx';

const open = (language: LanguageCode) => {
  speakIn(language);
  const onPick = vi.fn<(day: string) => void>();
  const { container } = render(<DateCalendar value="2199-12-12" from="2199-01-01" to="2199-12-31" onPick={onPick} />);
  const root = container.querySelector('.rdp-root');
  return { onPick, root: root instanceof HTMLElement ? root : expect.unreachable() };
};

test.each([
  ['en', 'December 2199', ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'], 'Thursday 12 December 2199, selected'],
  ['de', 'Dezember 2199', ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'], /^Donnerstag, 12\. Dezember 2199/],
  ['fr', 'décembre 2199', ['lu', 'ma', 'me', 'je', 've', 'sa', 'di'], /^jeudi 12 décembre 2199/],
  ['es', 'diciembre de 2199', ['lu', 'ma', 'mi', 'ju', 'vi', 'sá', 'do'], /^jueves, 12 de diciembre de 2199/],
  ['hi', 'दिसंबर 2199', ['र', 'सो', 'मं', 'बु', 'गु', 'शु', 'श'], /^गुरुवार, 12 दिसंबर 2199/],
  ['ar', 'ديسمبر 2199', ['س', 'ح', 'ن', 'ث', 'ر', 'خ', 'ج'], /^\u2068?الخميس، 12 ديسمبر 2199/],
] as const)('the calendar in %s has its names, and its weeks begin on its own first day', (language, month, weekdays, day) => {
  const { root } = open(language);
  expect(screen.getByRole('grid', { name: month })).toBeVisible();
  expect(within(root).getByText(month)).toBeVisible();
  expect([...root.querySelectorAll('.rdp-weekday')].map(({ textContent }) => textContent)).toEqual(weekdays);
  const chosen = screen.getByRole('button', { name: day });
  const column = [...(chosen.closest('tr')?.children ?? [])].findIndex((cell) => cell.contains(chosen));
  // It is a Thursday.
  const thursday = { en: 3, de: 3, fr: 3, es: 3, hi: 4, ar: 5 }[language];
  expect(column).toBe(thursday);
});

test('the calendar of an Arabic page is read from right to left: the left arrow key leads to the next day', async () => {
  const { onPick, root } = open('ar');
  expect([root.dir, root.lang]).toEqual(['rtl', 'ar']);
  screen.getByRole('button', { name: /^\u2068?الخميس، 12 ديسمبر/ }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('button', { name: /^الجمعة، 13 ديسمبر/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onPick).toHaveBeenCalledWith('2199-12-13');
});
