import type { ExportJobs } from "./modules/export/jobs/export-jobs.ts";
import type { FootprintLibrary } from "./modules/footprints/footprint-library.ts";
import type { BoardModels } from "./modules/models/board-models.ts";
import type { IdentityProvider } from "./modules/social-login/identity-provider.ts";
import type { SupplyProviders } from "./modules/supply/create-supply.ts";
import type { BoardVerdicts } from "./modules/verdicts/board-verdicts.ts";
import type { Configuration } from "./platform/configuration.ts";
import type { Database, DatabaseHandle } from "./platform/database/open-database.ts";
import type { SocialProvider } from "./platform/database/tables.ts";
import type { Log } from "./platform/log.ts";
import type { Mailer } from "./platform/mail/mailer.ts";
import type { Metering } from "./platform/metering/metering.ts";
import type { Metrics } from "./platform/metrics.ts";
import type { PubSub } from "./platform/pub-sub.ts";
import type { Sealer } from "./platform/sealer.ts";
import type { UrlSigner } from "./platform/signed-url.ts";
import type { Storage } from "./platform/storage/storage.ts";
import type { ThreadRunner } from "./platform/thread-runner.ts";

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
  /** The logins of Google and Kakao that this server is configured for. */
  readonly socialLogins: ReadonlyMap<SocialProvider, IdentityProvider>;
  /** Who is asked for prices and stock. */
  readonly supply: SupplyProviders;
  readonly exportJobs: ExportJobs;
  readonly models: BoardModels;
  readonly verdicts: BoardVerdicts;
  readonly footprints: FootprintLibrary;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly metering: Metering;
  /** Short computations (reading files, exporting) in threads of their own. */
  readonly threads: ThreadRunner;
  /** The same for what no request waits for, with more time. */
  readonly patientThreads: ThreadRunner;
  /** The clock, so that tests can let hours pass. */
  readonly now: () => Date;
}
