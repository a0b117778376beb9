import type { AnswersOf } from '../answers-of.ts';
import { identityOf } from '../values/identity.samples.ts';
import type { userEndpoints } from './user.endpoints.ts';
import type { LoginAnswer, StaffMember, User } from './user.schema.ts';

export const sampleUser: User = { ...identityOf(1), username: 'asha', email: 'asha@example.com', role: 'user' };

export const sampleAdmin: User = { ...identityOf(2), username: 'admin', email: 'admin@example.com', role: 'admin' };

export const sampleStaffMember: StaffMember = {
  ...sampleAdmin,
  lastSeenAt: '2026-11-20T08:00:00.000Z',
  hasTwoFactor: true,
  passkeys: 1,
};

export const sampleLogin: LoginAnswer = { token: 'header.payload.signature', role: 'user', userId: sampleUser._id };

export const userAnswers: AnswersOf<typeof userEndpoints> = {
  register: sampleUser,
  login: sampleLogin,
  logout: { message: 'Logged out.' },
  forgotPassword: { message: 'An email is on its way.' },
  resetPassword: { message: 'Changed.' },
  changePassword: { message: 'Changed.' },
  listUsers: [sampleUser, sampleAdmin],
  listStaff: [sampleStaffMember],
  changeRole: { user: sampleUser },
  deleteUser: { id: sampleUser._id },
};
