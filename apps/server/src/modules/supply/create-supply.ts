import type { Database } from "../../platform/database/open-database.ts";
import { createCatalogueProvider } from "./catalogue-provider.ts";
import type { MouserKeys } from "./mouser/mouser-client.ts";
import { createMouserProvider } from "./mouser/mouser-provider.ts";
import type { SupplyProvider } from "./supply-provider.ts";

/** Everybody who is asked for parts; the last knows without asking. */
export type SupplyProviders = readonly [SupplyProvider, ...SupplyProvider[]];

interface Environment {
  readonly db: Database;
  readonly now: () => Date;
  /** Undefined: Mouser is not asked. */
  readonly mouser: MouserKeys | undefined;
}

export function createSupply({ db, now, mouser }: Environment): SupplyProviders {
  const catalogue = createCatalogueProvider(db);
  return mouser === undefined ? [catalogue] : [createMouserProvider({ keys: mouser, db, now }), catalogue];
}
