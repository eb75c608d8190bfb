import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { PARTS_PARAMETER, withoutParts } from "../../projects/part-matching-path.ts";
import { LateDialog } from "../../shell/late-dialog.tsx";

const loadPartMatching = () => import("./part-matching-dialog.tsx");

/**
 * Shows the parts of the project that the address names, over whatever page is open: a reload, a link and the way back work as
 * for a page.
 */
export function PartMatchingOpener() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const projectId = new URLSearchParams(search).get(PARTS_PARAMETER);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (projectId === null) return undefined;
    opener.current = document.activeElement;
    return () => {
      // Back to where the keyboard was, once the dialog has let go of the focus; what opened it may be gone.
      const before = opener.current;
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus();
        else document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
      });
    };
  }, [projectId]);
  const close = useCallback(
    () => void navigate({ pathname, search: withoutParts(search) }, { replace: true }),
    [navigate, pathname, search],
  );
  if (projectId === null) return null;
  return <LateDialog key={projectId} load={loadPartMatching} props={{ projectId, onClose: close }} />;
}
