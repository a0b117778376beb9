import { z } from 'zod';
import { defineEndpoints } from '../define-endpoints.ts';
import { idAnswerSchema, idParams } from '../values/id-shapes.ts';
import { pageQuery } from '../values/page-query.ts';
import {
  credentialsSchema,
  forgottenSchema,
  loginAnswerSchema,
  newPasswordSchema,
  newRoleSchema,
  passwordResetSchema,
  registrationSchema,
  staffMemberSchema,
  userFilter,
  userSchema,
} from './user.schema.ts';

export const userEndpoints = defineEndpoints({
  register: {
    summary: 'Create an account',
    access: 'everyone',
    errors: ['VALIDATION', 'USERNAME_TAKEN', 'EMAIL_TAKEN', 'TOO_MANY_REQUESTS', 'BUSY'],
    body: registrationSchema,
    erasable: ['name', 'phone'],
    answer: userSchema,
    status: 201,
  },
  login: {
    summary: 'Log in',
    access: 'everyone',
    staysOpen: true,
    errors: ['VALIDATION', 'BAD_CREDENTIALS', 'SECOND_STEP_REQUIRED', 'TOO_MANY_REQUESTS', 'BUSY'],
    body: credentialsSchema,
    answer: loginAnswerSchema,
  },
  logout: {
    summary: 'End this session',
    access: 'signed-in',
    staysOpen: true,
    beforeTwoFactor: true,
    errors: [],
    answer: z.object({ message: z.string() }),
  },
  forgotPassword: {
    summary:
      'Ask for an email with a link that sets a new password; the answer is the same whether there is such an account or not',
    access: 'everyone',
    errors: ['VALIDATION', 'TOO_MANY_REQUESTS'],
    body: forgottenSchema,
    answer: z.object({ message: z.string() }),
  },
  resetPassword: {
    summary: 'Set a new password by an emailed link, which ends every session',
    access: 'everyone',
    errors: ['VALIDATION', 'LINK_INVALID', 'TOO_MANY_REQUESTS', 'BUSY'],
    body: passwordResetSchema,
    answer: z.object({ message: z.string() }),
  },
  changePassword: {
    summary: 'Choose a new password, which ends every session but this one',
    access: 'signed-in',
    errors: ['VALIDATION', 'BAD_CREDENTIALS', 'TOO_MANY_REQUESTS', 'BUSY'],
    body: newPasswordSchema,
    answer: z.object({ message: z.string() }),
  },
  listUsers: {
    summary: 'List and find users, newest first unless sorted',
    access: 'read-users',
    errors: ['VALIDATION'],
    query: z.object({ ...pageQuery, ...userFilter }),
    answer: z.array(userSchema),
  },
  listStaff: {
    summary: 'Who works here, by username: role, when last seen, and how their login is protected',
    access: 'read-users',
    errors: ['VALIDATION'],
    query: z.object(pageQuery),
    answer: z.array(staffMemberSchema),
  },
  changeRole: {
    summary: 'Give a user another role; it applies from their next call on',
    access: 'change-users',
    errors: ['VALIDATION', 'NOT_FOUND', 'OWN_ACCOUNT', 'LAST_ADMIN'],
    params: idParams,
    body: newRoleSchema,
    answer: z.object({ user: userSchema }),
  },
  deleteUser: {
    summary: 'Delete a user',
    access: 'change-users',
    errors: ['VALIDATION', 'NOT_FOUND', 'OWN_ACCOUNT', 'LAST_ADMIN'],
    params: idParams,
    answer: idAnswerSchema,
  },
});
