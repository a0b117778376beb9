import { defineRoutes } from '../define-route.ts';

export const userRoutes = defineRoutes({
  register: {
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Create an account',
    access: 'everyone',
    errors: ['VALIDATION', 'USERNAME_TAKEN', 'EMAIL_TAKEN', 'TOO_MANY_REQUESTS'],
  },
  login: {
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Log in',
    access: 'everyone',
    errors: ['VALIDATION', 'BAD_CREDENTIALS', 'TOO_MANY_REQUESTS'],
  },
  logout: { method: 'POST', path: '/api/auth/logout', summary: 'End this session', access: 'signed-in', errors: [] },
  changePassword: {
    method: 'PUT',
    path: '/api/auth/password',
    summary: 'Choose a new password, which ends every session',
    access: 'signed-in',
    errors: ['VALIDATION', 'BAD_CREDENTIALS', 'TOO_MANY_REQUESTS'],
  },
  listUsers: { method: 'GET', path: '/api/auth/users', summary: 'List users', access: 'admin', errors: ['VALIDATION'] },
  deleteUser: {
    method: 'DELETE',
    path: '/api/auth/{id}',
    summary: 'Delete a user',
    access: 'admin',
    errors: ['VALIDATION', 'NOT_FOUND', 'OWN_ACCOUNT', 'LAST_ADMIN'],
  },
});
