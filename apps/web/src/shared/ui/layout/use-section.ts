import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const PARAMETER = 'section';

export type Sections<Key extends string> = {
  /** The one that is open. */
  current: Key;
  /** The address of one, for links: all else of the present address stays. */
  addressOf: (key: Key) => { search: string };
  go: (key: Key) => void;
};

/**
 * The parts of a long page, each with an address of its own: reload, Back and a shared link open the same
 * one. What the history entry knows of where the page was opened from stays with it.
 */
export const useSection = <Key extends string>(keys: readonly Key[]): Sections<Key> => {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const asked = params.get(PARAMETER);
  const current = keys.find((key) => key === asked) ?? (keys[0] as Key);
  const addressOf = (key: Key) => {
    const next = new URLSearchParams(params);
    next.set(PARAMETER, key);
    return { search: `?${next}` };
  };
  return {
    current,
    addressOf,
    go: (key) => {
      if (key !== current) void navigate(addressOf(key), { state });
    },
  };
};
