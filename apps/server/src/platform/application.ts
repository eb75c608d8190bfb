import type { Configuration } from "./configuration.ts";
import type { Database, DatabaseHandle } from "./database/open-database.ts";
import type { Log } from "./log.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Metering } from "./metering/metering.ts";
import type { Metrics } from "./metrics.ts";
import type { PubSub } from "./pub-sub.ts";
import type { Sealer } from "./sealer.ts";
import type { Services } from "./services.ts";
import type { UrlSigner } from "./signed-url.ts";
import type { Storage } from "./storage/storage.ts";
import type { ThreadRunner } from "./thread-runner.ts";
import type { WorkEngine } from "./work/work-kind.ts";

/** Everything that commands and workers stand on; made once at the start, handed to each. */
export interface Application {
  readonly configuration: Configuration;
  readonly database: DatabaseHandle;
  readonly db: Database;
  readonly storage: Storage;
  readonly mailer: Mailer;
  readonly pubSub: PubSub;
  readonly signer: UrlSigner;
  readonly sealer: Sealer;
  /** What the modules bring. */
  readonly services: Services;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly metering: Metering;
  /** Short computations (reading files, exporting) in threads of their own. */
  readonly threads: ThreadRunner;
  /** The same for what no request waits for, with more time. */
  readonly patientThreads: ThreadRunner;
  /** Background work: which process does what next. */
  readonly work: WorkEngine;
  /** The clock, so that tests can let hours pass. */
  readonly now: () => Date;
}
