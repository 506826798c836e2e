import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * The single-use token of an e-mail's link. It travels after '#', so that no server logs it, and leaves the address at once.
 */
export function useLinkToken(): string {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token') ?? hash.slice(1));
  useEffect(() => {
    if (hash) void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return token;
}
