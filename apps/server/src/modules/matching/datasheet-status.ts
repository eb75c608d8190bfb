import { builder } from "../../wire/builder.ts";

export const DatasheetStatus = builder.enumType("DatasheetStatus", {
  values: ["PROGRESS", "SUCCESS", "FAIL"] as const,
});
