import { builder } from "./builder.ts";

/** Of what is written for people; screens speak EN and KO alone. */
export const Language = builder.enumType("Language", { values: ["CN", "DE", "EN", "JP", "KO", "PL"] as const });

export const Currency = builder.enumType("Currency", { values: ["KRW", "USD"] as const });
