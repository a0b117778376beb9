export { createIdentifyCaller } from './identify-caller.ts';
export { createPasswords } from './passwords.ts';
export { register } from './register.ts';
export { sessionSchema } from './session.model.ts';
export { userSchema } from './user.model.ts';
export { userRepository } from './user.repository.ts';
export { userHandlers } from './user.routes.ts';
