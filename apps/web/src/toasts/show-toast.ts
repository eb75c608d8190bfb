import i18next from "i18next";
import { putUpToast } from "./late-toasts.tsx";
import { TOAST_MS } from "./toast-time.ts";

export interface ToastOptions {
  /** A toast of the same id is shown once. */
  readonly id?: string;
  readonly milliseconds?: number;
}

/** A short word at the top; never the only place of an error that needs an answer. */
export function showToast(
  message: string,
  tone: "ok" | "danger" | "info" = "ok",
  { id, milliseconds = TOAST_MS }: ToastOptions = {},
): void {
  putUpToast({
    ...(id && { id }),
    message,
    color: `var(--tw-${tone})`,
    role: tone === "danger" ? "alert" : "status",
    autoClose: milliseconds,
    closeButtonProps: { "aria-label": i18next.t("common.close") },
  });
}
