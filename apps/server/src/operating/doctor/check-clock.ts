import type { Finding } from "./finding.ts";

/** Codes are valid for minutes, and S3 refuses requests that are signed 15 min off. */
const WARN_MS = 5_000;
const ERROR_MS = 5 * 60_000;

/** `aheadMs`: how far the clock of this machine is ahead of another. */
export function checkClock(other: string, aheadMs: number): Finding {
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  if (Math.abs(aheadMs) < WARN_MS)
    return {
      subject: "machine",
      severity: "fine",
      sentence: `The clock agrees with ${other} within ${seconds + 1} s.`,
    };
  return {
    subject: "machine",
    severity: Math.abs(aheadMs) < ERROR_MS ? "warning" : "error",
    sentence: `The clock is ${seconds} s ${aheadMs > 0 ? "ahead of" : "behind"} ${other}. Synchronise both (NTP).`,
  };
}
