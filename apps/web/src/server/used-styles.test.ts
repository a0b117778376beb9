import { expect, test } from 'vitest';
import { readStyleSheet } from '../../build/read-style-sheet.ts';
import { usedStyles } from './used-styles.ts';

const page = '<main class="card wide md:grid [&amp;&gt;svg]:size-5 w-1/2"><h1>Hampi</h1></main>';
const used = (css: string): string => usedStyles(readStyleSheet(css), page);

test.each([
  ['for elements whatever their class', 'h1{margin:0}table,td{padding:0}:root[data-theme=dark]{color-scheme:dark}'],
  ['of classes that it has', '.card{color:teal}.card.wide:hover{color:red}.card>h1::before{content:"}.gone{"}'],
  ['where one of several selectors can apply', '.gone,.card{color:teal}'],
  ['with signs in a class', '.w-1\\/2{width:50%}.\\[\\&\\>svg\\]\\:size-5>svg{width:20px}.md\\:grid{display:grid}'],
  ['that refuse a class or take one of several', '.card:not(.gone){top:0}:where(.wide,.gone)>h1{top:0}.card:has(.gone){top:0}'],
  ['with others in them', '.card{&:hover{color:red}.gone &{color:blue}}'],
  ['that say what a browser has or loads', '@layer theme,base;@font-face{font-family:"A{B";src:url("a;b.woff2")}'],
])('a page keeps the rules %s', (_, css) => {
  expect(used(css)).toBe(css);
});

test('rules for classes that the page does not have are left out, and so are groups without any', () => {
  expect(used('.gone{top:0}.card .gone{top:0}.gone.card{top:0}:where(.gone>:not(:last-child)){top:0}')).toBe('');
  expect(used('@media (width>=40rem){.gone{top:0}.wide{top:0}}@supports (top:0){.gone{top:0}}')).toBe(
    '@media (width>=40rem){.wide{top:0}}',
  );
});

test('the order of layers stands, though one of them is empty for now', () => {
  expect(used('@layer components{.gone{top:0}}@layer utilities{.card{top:0}}')).toBe(
    '@layer components{}@layer utilities{.card{top:0}}',
  );
});

test('properties and movements come with the rules that name them', () => {
  const css =
    '.card{--tw-shadow:0;animation:spin 1s}@property --tw-shadow{inherits:false}@property --tw-blur{inherits:false}@keyframes spin{to{rotate:1turn}}@keyframes rise{0%{opacity:0}}';
  expect(used(css)).toBe(
    '.card{--tw-shadow:0;animation:spin 1s}@property --tw-shadow{inherits:false}@keyframes spin{to{rotate:1turn}}',
  );
});
