/** How long a toast stays, in milliseconds, unless pointed at or focused. */
export const TOAST_MS = 5_000;
