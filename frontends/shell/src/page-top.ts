import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Another page starts at its top; going back, the browser finds its own place again. */
export function PageTop() {
  const { pathname } = useLocation();
  const way: string = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (way !== 'POP') scrollTo(0, 0);
  }, [pathname, way]);
  return null;
}
