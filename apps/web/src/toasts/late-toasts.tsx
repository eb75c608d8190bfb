import type { NotificationData } from "@mantine/notifications";
import { type ComponentType, useSyncExternalStore } from "react";

/** The code of toasts, fetched with the first one: pages for everybody stand without it. */
let Place: ComponentType | undefined;
const listeners = new Set<() => void>();

async function loadToasts() {
  const { Toasts, notifications } = await import("./toasts.tsx");
  Place = Toasts;
  for (const listener of listeners) listener();
  return notifications;
}

/** Already now, while the network is there. */
export function prepareToasts(): void {
  loadToasts().catch(() => undefined);
}

/** A toast whose code cannot be fetched does not show: it is never the only place of what somebody has to know. */
export function putUpToast(toast: NotificationData): void {
  loadToasts().then(
    (notifications) => notifications.show(toast),
    () => undefined,
  );
}

export function takeDownToast(id: string): void {
  loadToasts().then(
    (notifications) => notifications.hide(id),
    () => undefined,
  );
}

const onLoaded = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Stands once in the application; empty until the first toast. */
export function LateToasts() {
  const Loaded = useSyncExternalStore(onLoaded, () => Place);
  return Loaded ? <Loaded /> : null;
}
