import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useBlocker } from "react-router";
import {
  asksBeforeLeaving,
  clearUnsavedChanges,
  hasUnsavedChanges,
  holdUnsavedChanges,
  isForcedExit,
  type UnsavedWork,
} from "../unsaved/unsaved-changes.ts";
import { useLatePart } from "./use-late-part.ts";

const loadDialog = () => import("./unsaved-dialog.tsx");

/** Marks the calling screen as holding unsaved changes while `unsaved` is true. */
export function useUnsavedChanges(unsaved: boolean, { outlivesPage = false }: UnsavedWork = {}): void {
  useEffect(() => {
    if (!unsaved) return;
    // Already now: the network may be away when it is wanted.
    loadDialog().catch(() => undefined);
    return holdUnsavedChanges({ outlivesPage });
  }, [unsaved, outlivesPage]);
}

/** Asks before a navigation or a closed tab would lose something. One instance stands in the shell. */
export function UnsavedGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedChanges() &&
      !isForcedExit(nextLocation.state) &&
      asksBeforeLeaving({ from: currentLocation.pathname, to: nextLocation.pathname }),
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsavedChanges()) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, []);

  if (blocker.state !== "blocked") return null;
  return (
    <Question
      onStay={() => blocker.reset()}
      onLeave={() => {
        clearUnsavedChanges();
        blocker.proceed();
      }}
    />
  );
}

/** The dialog, or the browser's own question where its code could not be fetched. */
function Question({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const { t } = useTranslation();
  const { Part, failed } = useLatePart(loadDialog);
  useEffect(() => {
    if (failed) (confirm(t("unsaved.body")) ? onLeave : onStay)();
  }, [failed, t, onLeave, onStay]);
  return Part ? <Part onStay={onStay} onLeave={onLeave} /> : null;
}
