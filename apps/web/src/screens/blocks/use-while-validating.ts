import { useEffect } from "react";

const POLL_MS = 2_000;

/** Asks again every two seconds while a validation is under way and the page is looked at. */
export function useWhileValidating(isUnderWay: boolean, reload: () => void): void {
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => document.visibilityState === "visible" && reload(), POLL_MS);
    return () => clearInterval(timer);
  }, [isUnderWay, reload]);
}
