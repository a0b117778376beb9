// Formats input, shows errors when a field is left, fills in test cards, and lets a button be pressed only
// once. The server checks everything again; without this script the page works the same.

import { isAmex, problemsOf } from './card-rules.js';

const digitsOf = (text) => text.replaceAll(/\D/g, '');

const formatNumber = (text) => {
  const digits = digitsOf(text).slice(0, isAmex(digitsOf(text)) ? 15 : 19);
  const groups = isAmex(digits) ? /^(.{1,4})(.{1,6})?(.{1,5})?$/.exec(digits)?.slice(1) : digits.match(/.{1,4}/g);
  return (groups ?? []).filter(Boolean).join(' ');
};

const formatExpiry = (text) => {
  const typed = digitsOf(text);
  const digits = /^[2-9]/.test(typed) ? `0${typed}` : typed;
  // A browser's autofill may write the year with four digits.
  const year = digits.length === 6 && digits.slice(2, 4) === '20' ? digits.slice(4) : digits.slice(2, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${year}` : digits;
};

const problemsIn = (form) => problemsOf(Object.fromEntries(new FormData(form)), new Date());

const showProblem = (form, name) => {
  const input = form.elements[name];
  const problem = problemsIn(form)[name];
  form.querySelector(`#${name}-error`).textContent = problem;
  if (problem) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
  return problem !== '';
};

/** Keeps the caret position, counted in digits. */
const reformat = (input, format) => {
  const digitsBefore = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  const atEnd = input.selectionStart === input.value.length;
  input.value = format(input.value);
  if (atEnd) return;
  let position = 0;
  for (let seen = 0; seen < digitsBefore && position < input.value.length; position += 1)
    if (/\d/.test(input.value[position])) seen += 1;
  input.setSelectionRange(position, position);
};

/** A second press during the first does nothing; the browser's back button enables it again. */
const pressOnce = (form) => {
  let sent = false;
  form.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    if (sent) {
      event.preventDefault();
      return;
    }
    sent = true;
    const button = event.submitter;
    if (!button) return;
    button.setAttribute('aria-disabled', 'true');
    button.style.minWidth = `${button.offsetWidth}px`;
    if (button.dataset.busyText) button.textContent = button.dataset.busyText;
  });
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) window.location.reload();
  });
};

const enhanceCardForm = (form) => {
  const formats = { number: formatNumber, expiry: formatExpiry, cvc: (text) => digitsOf(text).slice(0, 4) };
  for (const [name, format] of Object.entries(formats)) {
    form.elements[name].addEventListener('input', (event) => reformat(event.target, format));
  }
  for (const name of Object.keys(problemsIn(form))) {
    const input = form.elements[name];
    input.addEventListener('blur', () => input.value !== '' && showProblem(form, name));
    input.addEventListener('input', () => input.hasAttribute('aria-invalid') && showProblem(form, name));
  }
  form.addEventListener('submit', (event) => {
    const wrong = Object.keys(problemsIn(form)).filter((name) => showProblem(form, name));
    if (wrong.length === 0) return;
    event.preventDefault();
    form.elements[wrong[0]].focus();
  });
  for (const button of document.querySelectorAll('[data-test-card]')) {
    button.addEventListener('click', () => fillIn(form, button.dataset.testCard));
  }
};

const fillIn = (form, number) => {
  const values = { number: formatNumber(number), expiry: `12 / ${String(new Date().getFullYear() + 2).slice(2)}`, cvc: '123' };
  for (const [name, value] of Object.entries(values)) form.elements[name].value = value;
  if (form.elements.email.value === '') form.elements.email.value = 'traveller@example.com';
  if (form.elements.name.value === '') form.elements.name.value = 'Test Traveller';
  for (const name of Object.keys(problemsIn(form))) showProblem(form, name);
  form.querySelector('button[type="submit"]').focus();
};

for (const form of document.querySelectorAll('form')) {
  if (form.hasAttribute('data-card-form')) enhanceCardForm(form);
  pressOnce(form);
}
