/** Tells a password manager whose password is changed. Nobody sees it, and it is not sent. */
export const UsernameForManagers = ({ username }: { username: string }) => (
  <input type="text" autoComplete="username" value={username} readOnly hidden />
);
