const expiryOf = (token: string): number | null => {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const known = typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : null;
    return typeof known === 'number' ? known : null;
  } catch {
    return null;
  }
};

/**
 * Reads `exp` (seconds) of a JWT without trusting it: the server decides. A token without a readable expiry
 * counts as expired.
 */
export const isTokenExpired = (token: string, now: number = Date.now()): boolean => {
  const expiry = expiryOf(token);
  return expiry === null || expiry * 1000 <= now;
};
