import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { startHousekeeping } from "./housekeeping.ts";
import { createHttpApp } from "./http/create-http-app.ts";
import { createGraphqlEndpoint } from "./http/graphql-endpoint.ts";
import { listen, urlOf } from "./http/listen.ts";
import { openLiveSocket } from "./http/live-socket.ts";
import { openMonitoring } from "./http/open-monitoring.ts";
import { measureQueues } from "./measure-queues.ts";
import { startShipping } from "./modules/blocks/built-in/ship-built-in-blocks.ts";
import { prepareSpelling, SPELLING } from "./modules/blocks/search/spelling.ts";
import { LOGIC_FOLLOWER } from "./modules/blocks/taking/logic-follower.ts";
import { startValidationWorker } from "./modules/blocks/validation/validation-worker.ts";
import { startExportWorker } from "./modules/export/jobs/export-worker.ts";
import { shipFaqs } from "./modules/faqs/ship-faqs.ts";
import { createFootprintLibrary, FOOTPRINT_LIBRARY } from "./modules/footprints/footprint-library.ts";
import { LIVE_AUDIENCE, LiveAudience } from "./modules/live/live-audience.ts";
import { PROJECT_PRESENCE, ProjectPresence } from "./modules/live/project-presence.ts";
import { createLogicFollower } from "./modules/logics/follow-version.ts";
import { createSuggestionModel, SUGGESTION_MODEL } from "./modules/logics/suggestions/suggestion-model.ts";
import { startMatchingWorker } from "./modules/matching/matching-worker.ts";
import { startPaymentWatch } from "./modules/memberships/payment-watch.ts";
import { BOARD_MODELS } from "./modules/models/board-models.ts";
import { KeptBoardModels } from "./modules/models/kept-board-models.ts";
import { manualManufacturer } from "./modules/ordering/manual-manufacturer.ts";
import { MANUFACTURERS } from "./modules/ordering/manufacturer.ts";
import { startOrderWatch } from "./modules/ordering/order-watch.ts";
import { postReceipts } from "./modules/papers/post-receipts.ts";
import { PAYMENT_PROVIDERS } from "./modules/purchases/payment-provider.ts";
import { createPaymentProviders } from "./modules/purchases/providers/create-providers.ts";
import { startPieceWorker } from "./modules/runs/pieces/piece-worker.ts";
import { RUN_LOAD, RunLoad } from "./modules/runs/pieces/run-load.ts";
import { startRunWorker } from "./modules/runs/run-worker.ts";
import { createIdentityProvider, SOCIAL_LOGINS } from "./modules/social-login/identity-provider.ts";
import { createSupply, SUPPLY } from "./modules/supply/create-supply.ts";
import { BOARD_VERDICTS } from "./modules/verdicts/board-verdicts.ts";
import { KeptBoardVerdicts } from "./modules/verdicts/kept-board-verdicts.ts";
import type { Application } from "./platform/application.ts";
import type { Configuration } from "./platform/configuration.ts";
import { keepDataPrivate } from "./platform/database/keep-private.ts";
import { type DatabaseHandle, openEmbeddedDatabase, openServerDatabase } from "./platform/database/open-database.ts";
import { describeFault } from "./platform/describe-fault.ts";
import { createLog, type Log } from "./platform/log.ts";
import { createMailer } from "./platform/mail/mailer.ts";
import { startMailSender } from "./platform/mail/start-mail-sender.ts";
import { createMetering } from "./platform/metering/metering.ts";
import { createMetrics } from "./platform/metrics.ts";
import { openStorage } from "./platform/open-storage.ts";
import { measureProcess } from "./platform/process-metrics.ts";
import { openPubSub } from "./platform/pub-sub.ts";
import { createSealer } from "./platform/sealer.ts";
import { loadSecret } from "./platform/secret.ts";
import { Services } from "./platform/services.ts";
import { createUrlSigner } from "./platform/signed-url.ts";
import { createThreadRunner } from "./platform/thread-runner.ts";
import { openWorkEngine } from "./platform/work/open-work-engine.ts";
import { createWorkMeter } from "./platform/work/work-meter.ts";

/**
 * How long a connection without requests stays open. Longer than proxies and browsers commonly keep theirs (60 s): the side that
 * closes first must not be the one whom the other is just about to send a request, which would be lost with a reset.
 */
const IDLE_CONNECTION_MS = 75_000;

export interface RunningServer {
  readonly application: Application;
  /** Undefined in a process that only works. */
  readonly url: string | undefined;
  /** Of health and metrics alone; undefined without a port for them. */
  readonly monitoringUrl: string | undefined;
  /** Stops taking requests, gives runs back with a checkpoint, closes everything. */
  stop(): Promise<void>;
}

export interface StartOptions {
  readonly configuration: Configuration;
  /** An open database instead of the configured one. */
  readonly database?: DatabaseHandle;
  readonly now?: () => Date;
  readonly log?: Log;
  /** Whether a worker matches parts, too; true if absent. Tests of other things have none. */
  readonly matchesParts?: boolean;
  /** Whether a worker validates blocks, too; true if absent. */
  readonly validatesBlocks?: boolean;
  /** Whether the 3D model of a confirmed routing is made before anybody asks for it; true if absent. */
  readonly preparesModels?: boolean;
  /** Receives progress messages in plain words. */
  readonly tell?: (sentence: string) => void;
}

/** Opens every part in order, and closes in reverse; the list of parts and how they meet. */
export async function startServer({
  configuration,
  tell = () => {},
  ...options
}: StartOptions): Promise<RunningServer> {
  const now = options.now ?? (() => new Date());
  const log = options.log ?? createLog({ format: configuration.log });
  const closing: (() => Promise<void> | void)[] = [];
  const closeAll = async (): Promise<void> => {
    for (const close of closing.splice(0).reverse()) await close();
  };
  try {
    const database = options.database ?? (await openDatabase(configuration, tell));
    closing.push(() => database.close());
    await keepDataPrivate(configuration.dataDir, (path) =>
      log.warning("not private: it belongs to another account of this machine", { path }),
    );
    const secret = await loadSecret(configuration.secret, configuration.dataDir);
    const pubSub = await openPubSub(database, (error) => log.error("news", { message: describeFault(error) }));
    closing.push(() => pubSub.close());
    const { db } = database;
    const metrics = createMetrics();
    closing.push(measureProcess(metrics, configuration.dataDir));
    const mailer = createMailer({
      db,
      log,
      metrics,
      now,
      smtpUrl: configuration.smtpUrl,
      from: configuration.mailFrom,
      printUnsent: configuration.log === "pretty",
    });
    closing.push(() => mailer.close());
    const threads = createThreadRunner({
      memoryMb: configuration.importMemoryMb,
      seconds: configuration.importSeconds,
      concurrency: 2,
      share: 1,
    });
    const patientThreads = createThreadRunner({
      memoryMb: configuration.importMemoryMb,
      seconds: configuration.exportSeconds,
      concurrency: 3,
      share: 1,
    });
    const services = new Services();
    services.provide(SUPPLY, createSupply({ db, now, mouser: configuration.mouser }));
    services.provide(SUGGESTION_MODEL, createSuggestionModel(configuration.suggestions));
    services.provide(MANUFACTURERS, [manualManufacturer]);
    services.provide(PAYMENT_PROVIDERS, createPaymentProviders(configuration, now));
    services.provide(
      SOCIAL_LOGINS,
      new Map(
        [...configuration.socialLogins].map(([provider, keys]) => [provider, createIdentityProvider(provider, keys)]),
      ),
    );
    closing.push(() => Promise.all([threads.close(), patientThreads.close()]).then(() => {}));
    const footprints = services.provide(FOOTPRINT_LIBRARY, createFootprintLibrary(configuration));
    closing.push(() => footprints.stop());
    const work = await openWorkEngine({
      ...{ configuration, database, pubSub, log },
      meter: createWorkMeter(metrics),
    });
    closing.push(() => work.close());
    const application: Application = {
      configuration,
      database,
      db,
      storage: openStorage(configuration),
      mailer,
      pubSub,
      signer: createUrlSigner(secret, () => now().getTime()),
      sealer: createSealer(secret),
      services,
      log,
      metrics,
      metering: createMetering({
        operationsPerAccount: configuration.operationsPerMinute,
        operationsPerNetwork: configuration.operationsPerAddress,
        now,
      }),
      threads,
      patientThreads,
      work,
      now,
    };
    if (configuration.readOnly === undefined) await shipFaqs(application);
    services.provide(SPELLING, await prepareSpelling(db, log));
    services.provide(LOGIC_FOLLOWER, createLogicFollower(application));
    services.provide(LIVE_AUDIENCE, new LiveAudience(application));
    const presence = services.provide(PROJECT_PRESENCE, new ProjectPresence(application));
    closing.push(async () => presence.stop());
    const models = services.provide(
      BOARD_MODELS,
      new KeptBoardModels(application, { prepares: options.preparesModels ?? true }),
    );
    closing.push(() => models.stop());
    const verdicts = services.provide(BOARD_VERDICTS, new KeptBoardVerdicts(application));
    closing.push(() => verdicts.stop());
    services.provide(RUN_LOAD, new RunLoad());
    measureQueues(application);
    if (configuration.services.has("worker")) {
      const exporter = await startExportWorker(application);
      closing.push(() => exporter.stop());
    }
    // In read-only mode runs, matching, mail and housekeeping wait.
    if (configuration.services.has("worker") && configuration.readOnly === undefined) {
      const worker = await startRunWorker(application);
      closing.push(() => worker.stop());
      if (database.kind === "server") {
        const helper = await startPieceWorker(application);
        closing.push(() => helper.stop());
      }
      if (options.matchesParts ?? true) {
        const matcher = await startMatchingWorker(application);
        closing.push(() => matcher.stop());
      }
      if (configuration.builtInBlocks) closing.push(startShipping(application));
      if (options.validatesBlocks ?? true) {
        const validation = await startValidationWorker(application);
        closing.push(() => validation.stop());
      }
      closing.push(startHousekeeping(application));
      // Boards are sold where runs are not counted, too.
      closing.push(startPaymentWatch(application, postReceipts));
      closing.push(startOrderWatch(application));
      closing.push(startMailSender(application));
    }
    const web = configuration.services.has("web") ? await openWeb(application) : undefined;
    if (web) closing.push(web.close);
    const monitoring = await openMonitoring(application);
    if (monitoring) closing.push(monitoring.close);
    return { application, url: web?.url, monitoringUrl: monitoring?.url, stop: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

async function openDatabase(configuration: Configuration, tell: (sentence: string) => void): Promise<DatabaseHandle> {
  if (configuration.databaseUrl !== undefined) {
    tell("Connecting to the PostgreSQL server and bringing its tables up to date …");
    return openServerDatabase(configuration.databaseUrl, { limitMs: configuration.databaseSeconds * 1000 });
  }
  tell(`Opening the embedded database in ${configuration.dataDir} (the first time takes some seconds) …`);
  return openEmbeddedDatabase({ directory: configuration.dataDir });
}

async function openWeb(application: Application): Promise<{ url: string; close: () => Promise<void> }> {
  const { host, port } = application.configuration;
  const graphql = createGraphqlEndpoint(application);
  const answer = getRequestListener(createHttpApp(application, graphql).fetch);
  const server = createServer({ keepAliveTimeout: IDLE_CONNECTION_MS }, answer);
  const live = openLiveSocket(application, server, graphql);
  await listen(server, port, host);
  return {
    url: urlOf(server, host),
    close: async () => {
      await live.close();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      // Active downloads get a moment.
      const force = setTimeout(() => server.closeAllConnections(), 2000);
      await closed;
      clearTimeout(force);
    },
  };
}
