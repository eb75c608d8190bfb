import { notifications } from "@mantine/notifications";
import i18next from "i18next";

/** How long a toast stays, unless pointed at or focused. */
export const TOAST_MS = 5_000;

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
  notifications.show({
    ...(id && { id }),
    message,
    color: `var(--tw-${tone})`,
    role: tone === "danger" ? "alert" : "status",
    autoClose: milliseconds,
    closeButtonProps: { "aria-label": i18next.t("common.close") },
  });
}
