import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Text } from '@react-email/text';
import { beginningOf } from '@wayfarer/contracts';
import { createElement, type ReactElement } from 'react';
import { styles, THEMES } from './styles.ts';
import type { Template } from './template.ts';

const LONGEST_PREVIEW = 120;

/** The frame of every email: brand, heading, text, one button, and why it was sent. One column of 560 px that shrinks to any width. */
export const layout = (brand: string, { preview, heading, body, action, why }: Template): ReactElement =>
  createElement(
    Html,
    { lang: 'en' },
    createElement(
      Head,
      null,
      createElement('meta', { name: 'color-scheme', content: 'light dark' }),
      createElement('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      createElement('style', null, THEMES),
    ),
    createElement(Preview, null, beginningOf(preview, LONGEST_PREVIEW)),
    createElement(
      Body,
      { className: 'page', style: styles.page },
      createElement(
        Container,
        { className: 'card', style: styles.card },
        createElement(Text, { className: 'brand', style: styles.brand }, brand),
        createElement(Heading, { as: 'h1', style: styles.heading }, heading),
        ...body,
        action ? createElement(Button, { href: action.url, className: 'button', style: styles.button }, action.label) : null,
        createElement(Hr, { className: 'line', style: styles.line }),
        createElement(Text, { className: 'quiet', style: styles.why }, why),
      ),
    ),
  );
