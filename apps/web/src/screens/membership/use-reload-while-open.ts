import { useEffect, useRef } from "react";

const EVERY_MS = 5_000;

/** Asks again every few seconds while something may change that nobody sends news about, and the page is looked at. */
export function useReloadWhileOpen(isOpen: boolean, reload: () => void): void {
  const latest = useRef(reload);
  useEffect(() => {
    latest.current = reload;
  });
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") latest.current();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isOpen]);
}
