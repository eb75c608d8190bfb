import type { SocialProvider } from "../database/tables.ts";
import type { VariableReader } from "./variable-reader.ts";

/** What the console of Google or Kakao gives for this server. */
export interface ProviderKeys {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Of the providers that are configured. */
export function readSocialLogins(reader: VariableReader): ReadonlyMap<SocialProvider, ProviderKeys> {
  return new Map(
    (["GOOGLE", "KAKAO"] as const).flatMap((provider) => {
      const keys = readKeys(reader, provider);
      return keys === undefined ? [] : [[provider, keys] as const];
    }),
  );
}

function readKeys(reader: VariableReader, provider: SocialProvider): ProviderKeys | undefined {
  const names = [`${provider}_CLIENT_ID`, `${provider}_CLIENT_SECRET`, `${provider}_ISSUER`] as const;
  const issuer = reader.safeUrl(names[2]);
  const [clientId, clientSecret] = [reader.optional(names[0]), reader.optional(names[1])];
  if ((clientId === undefined) !== (clientSecret === undefined))
    reader.problems.push(`${names[0]} and ${names[1]}: both are needed, or neither`);
  return issuer && clientId !== undefined && clientSecret !== undefined
    ? { issuer, clientId, clientSecret }
    : undefined;
}
