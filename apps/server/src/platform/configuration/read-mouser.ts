import type { VariableReader } from "./variable-reader.ts";

export interface MouserKeys {
  readonly apiKey: string;
  /** https://api.mouser.com, or what speaks as it does. */
  readonly baseUrl: URL;
}

export function readMouser(reader: VariableReader): MouserKeys | undefined {
  const baseUrl = reader.safeUrl("MOUSER_API_URL");
  const apiKey = reader.optional("MOUSER_API_KEY");
  return apiKey === undefined || baseUrl === undefined ? undefined : { apiKey, baseUrl };
}
