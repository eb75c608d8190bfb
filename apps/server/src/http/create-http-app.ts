import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { DEMO_ACCOUNT } from "../demo/demo-account.ts";
import { PAYMENT_PROVIDERS } from "../modules/purchases/payment-provider.ts";
import type { Application } from "../platform/application.ts";
import { ApplicationError } from "../platform/application-error.ts";
import { hasSecureCookies } from "../platform/configuration.ts";
import { describeFault } from "../platform/describe-fault.ts";
import { AbandonedError } from "../platform/metering/abandoned-error.ts";
import { areSpansRecorded, spans } from "../platform/spans.ts";
import { DamagedObjectError } from "../platform/storage/damaged-object.ts";
import { FULL_DISK_DETAILS, FULL_DISK_SENTENCE, isOfFullDisk } from "../platform/storage/full-disk.ts";
import { createBlockRoutes } from "./block-routes.ts";
import { createExportRoutes } from "./export-routes.ts";
import { createFileRoutes } from "./file-routes.ts";
import type { GraphqlEndpoint } from "./graphql-endpoint.ts";
import { createGraphqlRoutes } from "./graphql-routes.ts";
import { hasEncodedControlCharacter } from "./guard/refuse-hostile-values.ts";
import { createHealthRoutes } from "./health-routes.ts";
import type { HttpEnv } from "./http-env.ts";
import { meterRequests } from "./meter-requests.ts";
import { createPaperRoutes } from "./paper-routes.ts";
import { createPaymentRoutes } from "./payment-routes.ts";
import { refuse, refuseAt, refuseMetered } from "./refuse.ts";
import { createResultRoutes } from "./result-routes.ts";
import { createSharedRoutes } from "./shared-routes.ts";
import { createSocialLoginRoutes } from "./social-login-routes.ts";
import { createUploadRoutes } from "./upload-routes.ts";
import { WebAssets } from "./web-assets.ts";
import { type Practice, securityHeaders, serveWebFile } from "./web-files.ts";

/** As nginx logs it; nobody is there to read it. */
const CLIENT_CLOSED_REQUEST = 499;

/** Every HTTP route of the server. */
export function createHttpApp(application: Application, graphql: GraphqlEndpoint): Hono<HttpEnv> {
  const { configuration, log } = application;
  const app = new Hono<HttpEnv>();
  const scriptOfToss = configuration.payments.toss?.scriptUrl.origin;

  app.onError((error, c) => {
    if (error instanceof AbandonedError) return new Response(null, { status: CLIENT_CLOSED_REQUEST });
    if (error instanceof ApplicationError) return refuseMetered(error, c.req.path);
    if (isOfFullDisk(error)) {
      log.error("disk full", { path: c.req.path, message: describeFault(error) });
      return refuseAt(c.req.path, 507, "INTERNAL_SERVER_ERROR", FULL_DISK_SENTENCE, FULL_DISK_DETAILS);
    }
    if (error instanceof DamagedObjectError) {
      log.error("damaged file", { path: c.req.path, request: c.get("requestId"), message: error.message });
      const said = "This file is damaged on the server. The error was logged.";
      return refuseAt(c.req.path, 500, "INTERNAL_SERVER_ERROR", said);
    }
    log.error("fault", { path: c.req.path, request: c.get("requestId"), message: describeFault(error) });
    const said = "Internal error. It was logged.";
    return refuseAt(c.req.path, 500, "INTERNAL_SERVER_ERROR", said);
  });
  app.use(compress());
  app.use(async (c, next) => {
    c.set("requestId", randomUUID());
    const { method, path } = c.req;
    const attributes = { "http.request.method": method, "url.path": path, "tracewright.request": c.get("requestId") };
    await spans.duringRequest(`HTTP ${method}`, { attributes, headers: c.env.incoming.headers }, async (span) => {
      await next();
      span.setAttribute("http.response.status_code", c.res.status);
    });
    c.res.headers.set("x-request-id", c.get("requestId"));
    for (const [name, value] of Object.entries(
      securityHeaders(c.req.path, hasSecureCookies(configuration), scriptOfToss),
    ))
      c.res.headers.set(name, value);
  });

  app.use((c, next) =>
    hasEncodedControlCharacter(c.env.incoming.url ?? "")
      ? Promise.resolve(refuseAt(c.req.path, 400, "BAD_REQUEST", "The address holds a control character."))
      : next(),
  );
  app.route("/", createHealthRoutes(application));
  app.use(meterRequests(application));
  app.route("/", createGraphqlRoutes(application, graphql));
  app.route("/", createPaymentRoutes(application));
  app.route("/", createPaperRoutes(application));
  app.route("/login", createSocialLoginRoutes(application));
  app.route("/", createUploadRoutes(application));
  app.route("/", createFileRoutes(application));
  app.route("/", createBlockRoutes(application));
  app.route("/", createResultRoutes(application));
  app.route("/", createExportRoutes(application));
  app.route("/", createSharedRoutes(application));
  const { homeUrl, workbench, credits } = configuration;
  const sendsMail = application.mailer.isConfigured;
  const practice = practiceOf(application);
  const readOnly = configuration.readOnly ? { until: configuration.readOnly.until?.toISOString() ?? null } : null;
  const demo = configuration.demo ? DEMO_ACCOUNT : null;
  const traces = areSpansRecorded();
  const settings = { homeUrl, workbench, sendsMail, credits, practice, readOnly, demo, traces };
  const directory = configuration.webDir;
  const webFiles = { directory, assets: new WebAssets(directory), settings };
  app.get("*", (c) =>
    serveWebFile(webFiles, { path: decodePath(c.req.path), acceptEncoding: c.req.header("accept-encoding") }),
  );
  app.notFound(() => refuse(404, "NOT_FOUND", "There is nothing at this address."));
  return app;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "/";
  }
}

/** Null: no way to pay is for tests. */
function practiceOf({ services }: Application): Practice | null {
  const providers = services.get(PAYMENT_PROVIDERS);
  const tests = providers.filter(({ isTest }) => isTest);
  if (tests.length === 0) return null;
  return {
    transfer: tests.some(({ id }) => id === "transfer"),
    card: tests.some(({ id }) => id !== "transfer"),
    takesMoney: tests.length < providers.length,
  };
}
