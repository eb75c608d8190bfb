import type { MouserKeys } from "../../platform/configuration/read-mouser.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { serviceKey } from "../../platform/services.ts";
import { createCatalogueProvider } from "./catalogue-provider.ts";
import { createMouserProvider } from "./mouser/mouser-provider.ts";
import type { SupplyProvider } from "./supply-provider.ts";

/** Everybody who is asked for parts; the last knows without asking. */
export type SupplyProviders = readonly [SupplyProvider, ...SupplyProvider[]];

/** Who is asked for prices and stock. */
export const SUPPLY = serviceKey<SupplyProviders>("supply");

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
