import type { CurrencyCode } from "@tracewright/assembly";

/** Where days begin for what is paid in a currency: minutes east of UTC. Korea has no summer time. */
const ZONE_MINUTES: Readonly<Record<CurrencyCode, number>> = { KRW: 9 * 60, USD: 0 };
const MINUTE = 60_000;

/** The day of the month on which the periods of a plan that begins at `at` begin. */
export function anchorDayOf(at: Date, currency: CurrencyCode): number {
  return inZone(at, currency).getUTCDate();
}

/**
 * The end of a period: midnight of the anchor day of the next month, or of that month's last day where it is shorter. From
 * 31 January the periods end on 28 February and on 31 March.
 */
export function endOfPeriod(start: Date, anchorDay: number, currency: CurrencyCode): Date {
  const local = inZone(start, currency);
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth() + 1];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const midnight = Date.UTC(year, month, Math.min(anchorDay, lastDay));
  return new Date(midnight - ZONE_MINUTES[currency] * MINUTE);
}

/** A date whose UTC fields are the local ones. */
function inZone(at: Date, currency: CurrencyCode): Date {
  return new Date(at.getTime() + ZONE_MINUTES[currency] * MINUTE);
}
