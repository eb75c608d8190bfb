import type { Database } from "../../platform/database/open-database.ts";
import { createCatalogueProvider } from "./catalogue-provider.ts";
import type { SupplyProvider } from "./supply-provider.ts";

/** Everybody who is asked for parts, whoever is to be believed first in front; the last knows without asking. */
export type SupplyProviders = readonly [SupplyProvider, ...SupplyProvider[]];

export function createSupply({ db }: { readonly db: Database }): SupplyProviders {
  return [createCatalogueProvider(db)];
}
