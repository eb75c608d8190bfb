import { sql } from "drizzle-orm";
import type { Configuration } from "../configuration.ts";
import type { DatabaseHandle } from "../database/open-database.ts";
import { createLeaseEngine } from "./lease-engine.ts";
import type { Surroundings } from "./start-worker.ts";
import type { WorkEngine } from "./work-kind.ts";

interface Options extends Surroundings {
  readonly configuration: Pick<Configuration, "workEngine" | "services">;
  readonly database: DatabaseHandle;
}

/** The configured engine. What the other one needs is not loaded. */
export async function openWorkEngine({ configuration, ...surroundings }: Options): Promise<WorkEngine> {
  const { workEngine, services } = configuration;
  const name = workEngine === "auto" ? await chooseEngine(surroundings) : workEngine;
  if (name === "leases") return createLeaseEngine(surroundings);
  const { createBossEngine } = await import("./boss-engine.ts");
  return createBossEngine({ ...surroundings, isWorker: services.has("worker") });
}

/**
 * On the embedded database leases: one process at a time works there, and its lock tells at once who is dead. An account of a
 * server that may not create the tables of pg-boss works as before.
 */
async function chooseEngine({ database, log }: Omit<Options, "configuration">): Promise<"leases" | "pg-boss"> {
  if (database.kind === "embedded") return "leases";
  const { rows } = (await database.db.execute(sql`select
    has_database_privilege(current_database(), 'CREATE')
      or exists (select from pg_namespace where nspname = 'pgboss' and has_schema_privilege(oid, 'CREATE')) as may`)) as unknown as {
    readonly rows: readonly { readonly may: boolean }[];
  };
  if (rows[0]?.may) return "pg-boss";
  log.warning("WORK_ENGINE: leases, because the account of the database may not create the schema pgboss");
  return "leases";
}
