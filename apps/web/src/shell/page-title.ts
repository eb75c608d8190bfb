import { useEffect } from "react";

/** Names the tab and, for people who hear the page, the new screen. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Tracewright`;
  }, [title]);
}
