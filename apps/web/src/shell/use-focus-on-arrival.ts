import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Puts the focus on the new screen's content when the link that led there went away with the old screen: the keyboard
 * goes on from there, and screen readers say where one is. A focus that still stands somewhere stays.
 */
export function useFocusOnArrival(contentId: string): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (document.activeElement === document.body) document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [pathname, contentId]);
}
