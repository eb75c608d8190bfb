import { sha256 } from "./sha256.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * KiCad knows items by UUID. A text that is one stays as it is; any other (the eight digits of KiCad 5, an id that an
 * engine made) becomes one derived from it, the same every time.
 */
export function stableUuid(text: string): string {
  const lower = text.toLowerCase();
  if (UUID.test(lower)) return lower;
  const hex = sha256(`tracewright:${text}`);
  // Version 8 of RFC 9562: the digits mean what their maker wants.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
