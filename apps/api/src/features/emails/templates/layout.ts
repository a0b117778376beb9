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
import { languages, spokenLanguage } from '@wayfarer/words';
import { createElement, type ReactElement } from 'react';
import { isRightToLeft } from '../../../language/right-to-left.ts';
import type { EmailLook } from '../email-agency.ts';
import { logoStyle, styles, themesOf } from './styles.ts';
import type { Template } from './template.ts';

const MAX_PREVIEW_LENGTH = 120;

/** For clients that load no pictures the name stands beside it, so it needs no words of its own. */
const logoOf = (src: string): ReactElement => createElement('img', { src, alt: '', width: 40, height: 40, style: logoStyle() });

/**
 * The frame of every email, in the agency's colours: logo and brand, heading, text, one button or two
 * answers, and why it was sent. One column of 560 px that shrinks to any width. It says, too, that it is read
 * from right to left: some mail programs leave out the document around it.
 */
export const layout = (
  { brand, logo, accentLight, accentDark }: EmailLook,
  { preview, heading, words = [], body, action, otherAction, why }: Template,
): ReactElement =>
  createElement(
    Html,
    { lang: languages[spokenLanguage()].tag, dir: languages[spokenLanguage()].direction },
    createElement(
      Head,
      null,
      createElement('meta', { name: 'color-scheme', content: 'light dark' }),
      createElement('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      createElement('style', null, themesOf(accentDark)),
    ),
    createElement(Preview, null, beginningOf(preview, MAX_PREVIEW_LENGTH)),
    createElement(
      Body,
      { className: 'page', style: styles.page },
      createElement(
        Container,
        { className: 'card', style: styles.card, ...(isRightToLeft() ? { dir: 'rtl' } : {}) },
        createElement(
          Text,
          { className: 'brand', style: { ...styles.brand, color: accentLight } },
          logo === null ? null : logoOf(logo),
          brand,
        ),
        createElement(Heading, { as: 'h1', style: styles.heading }, heading),
        ...words,
        ...body,
        action
          ? createElement(
              Button,
              { href: action.url, className: 'button', style: { ...styles.button, backgroundColor: accentLight } },
              action.label,
            )
          : null,
        // A block of its own, so that the text form does not join its words to the link before.
        otherAction
          ? createElement(
              'div',
              null,
              createElement(
                Button,
                { href: otherAction.url, className: 'other', style: { ...styles.button, ...styles.other } },
                otherAction.label,
              ),
            )
          : null,
        createElement(Hr, { className: 'line', style: styles.line }),
        createElement(Text, { className: 'quiet', style: styles.why }, why),
      ),
    ),
  );
