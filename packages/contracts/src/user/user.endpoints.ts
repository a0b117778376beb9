import { z } from 'zod';
import { defineEndpoint } from '../define-endpoints.ts';
import { idAnswerSchema, idParams } from '../values/id-shapes.ts';
import { pageQuery, searchQuery } from '../values/page-query.ts';
import { userRoutes } from './user.routes.ts';
import { credentialsSchema, loginAnswerSchema, newPasswordSchema, registrationSchema, userSchema } from './user.schema.ts';

export const userEndpoints = {
  register: defineEndpoint(userRoutes.register, { body: registrationSchema, answer: userSchema, status: 201 }),
  login: defineEndpoint(userRoutes.login, { body: credentialsSchema, answer: loginAnswerSchema }),
  logout: defineEndpoint(userRoutes.logout, { answer: z.object({ message: z.string() }) }),
  changePassword: defineEndpoint(userRoutes.changePassword, {
    body: newPasswordSchema,
    answer: z.object({ message: z.string() }),
  }),
  listUsers: defineEndpoint(userRoutes.listUsers, {
    query: z.object({ ...pageQuery, ...searchQuery }),
    answer: z.array(userSchema),
  }),
  deleteUser: defineEndpoint(userRoutes.deleteUser, { params: idParams, answer: idAnswerSchema }),
};
