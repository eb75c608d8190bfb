import { notifications } from "@mantine/notifications";

/** How long a toast stays, unless pointed at or focused. */
export const TOAST_MS = 5_000;

/** A short confirmation at the top; never the only place of an error that needs an answer. */
export function showToast(message: string, tone: "ok" | "danger" | "info" = "ok"): void {
  notifications.show({ message, color: `var(--tw-${tone})`, role: tone === "danger" ? "alert" : "status" });
}
