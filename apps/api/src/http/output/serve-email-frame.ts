import { EMAIL_FRAME_PATH } from '@wayfarer/contracts';
import { type RequestHandler, Router } from 'express';
import type { SecurityHeaders } from './security-headers.ts';

const PAGE = '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Email</title></head><body></body></html>';

/**
 * An empty document with a policy of its own, into which the page of an email writes what it has read as its
 * user (docs/decisions/0073): so no address has a token in it, and the policy of pages stays as it is.
 */
export const serveEmailFrame = ({ emailFrame }: SecurityHeaders): RequestHandler =>
  Router().get(EMAIL_FRAME_PATH, (_request, response) => {
    response
      .set({ ...emailFrame, 'Cache-Control': 'private, max-age=3600' })
      .type('html')
      .send(PAGE);
  });
