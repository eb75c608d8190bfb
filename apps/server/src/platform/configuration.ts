import { isAbsolute, join, resolve } from "node:path";
import { isLoopback } from "./configuration/is-loopback.ts";
import { type MouserKeys, readMouser } from "./configuration/read-mouser.ts";
import { type PaymentConfiguration, readPayments } from "./configuration/read-payments.ts";
import { type ReadOnly, readReadOnly } from "./configuration/read-read-only.ts";
import { readS3 } from "./configuration/read-s3.ts";
import { readSeller, type Seller } from "./configuration/read-seller.ts";
import { type ProviderKeys, readSocialLogins } from "./configuration/read-social-logins.ts";
import { readSuggestions, type SuggestionKeys } from "./configuration/read-suggestions.ts";
import { VariableReader } from "./configuration/variable-reader.ts";
import type { JobType, SocialProvider } from "./database/tables.ts";
import type { S3Configuration } from "./storage/s3-storage.ts";

export type Service = "web" | "worker";

export interface Configuration {
  readonly host: string;
  readonly port: number;
  readonly publicUrl: URL | undefined;
  /** An http or https address, or a path of this server. */
  readonly homeUrl: string;
  readonly dataDir: string;
  /** Folders of footprint libraries as KiCad parts them; empty: where it installs its own; "none". */
  readonly kicadLibraries: string;
  readonly databaseUrl: string | undefined;
  readonly databaseSeconds: number;
  readonly services: ReadonlySet<Service>;
  readonly secret: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly socialLogins: ReadonlyMap<SocialProvider, ProviderKeys>;
  /** Undefined: Mouser is not asked for prices and stock. */
  readonly mouser: MouserKeys | undefined;
  /** Undefined: blocks are suggested by rules alone. */
  readonly suggestions: SuggestionKeys | undefined;
  /** Only the own machine reaches it: a loopback HOST, and no PUBLIC_URL, behind which a proxy could stand. */
  readonly isPrivate: boolean;
  readonly demo: boolean;
  readonly workbench: boolean;
  /** Whether the library has the circuit blocks that come with the program. */
  readonly builtInBlocks: boolean;
  /**
   * Whether the API allows introspection: on a loopback HOST without PUBLIC_URL, for those who develop, and NODE_ENV
   * is not production.
   */
  readonly introspection: boolean;
  readonly log: "pretty" | "json" | "silent";
  /** Reverse proxies before this server whose word on the client's address is believed. */
  readonly trustedProxies: number;
  /** In lower case. */
  readonly administrators: ReadonlySet<string>;
  /** Of the support team; undefined: new inquiries are only listed. */
  readonly supportMail: string | undefined;
  readonly operationsPerMinute: number;
  readonly operationsPerAddress: number;
  readonly retentionYears: number;
  readonly estimateRetentionYears: number;
  /** 0: no limit. */
  readonly accountStorageMb: number;
  /** Delivery addresses of one account, and of one team. */
  readonly addressLimit: number;
  /** record: runs are counted as with on, and none is refused. */
  readonly credits: "on" | "record" | "off";
  /** Credits that a run costs. */
  readonly creditsOfRun: Readonly<Record<JobType, number>>;
  readonly payments: PaymentConfiguration;
  readonly seller: Seller;
  readonly diskReserveMb: number;
  /** Nothing may be changed; undefined: READ_ONLY is off. */
  readonly readOnly: ReadOnly | undefined;
  readonly metricsToken: string | undefined;
  /** Undefined: health and metrics are at the port of a web process alone. */
  readonly monitoringPort: number | undefined;
  /** Where files lie; undefined: in the data folder. */
  readonly s3: S3Configuration | undefined;
  readonly webDir: string;
  readonly examplesDir: string;
  readonly runSeconds: number;
  readonly runMemoryMb: number;
  /** 0: what the machine has, shared out among the runs. */
  readonly runThreads: number;
  readonly importSeconds: number;
  readonly importMemoryMb: number;
  readonly exportSeconds: number;
  readonly workers: number;
  readonly workEngine: "auto" | "leases" | "pg-boss";
}

/** The variables are wrong; the message names each one, its value and what would be right. */
export class ConfigurationError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  ${problem}`).join("\n")}`);
    this.problems = problems;
  }
}

export interface ConfigurationSource {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Arguments after the script; only `--services <list>` is known. */
  readonly arguments: readonly string[];
  /** Root of the checkout: relative folders start here. */
  readonly root: string;
  readonly terminal: boolean;
}

/** Reads and checks everything at once, so that a person sees all mistakes of a start in one go. */
export function readConfiguration(source: ConfigurationSource): Configuration {
  const reader = new VariableReader(source.env);
  const { problems } = reader;
  const folder = (path: string): string => (isAbsolute(path) ? path : resolve(source.root, path));

  const host = reader.text("HOST");
  const publicUrl = reader.url("PUBLIC_URL", ["http:", "https:"]);
  // Behind a proxy the server listens on a loopback address as well, and serves everybody.
  const isPrivate = isLoopback(host) && publicUrl === undefined;
  const isDevelopment = isPrivate && reader.text("NODE_ENV") !== "production";
  const demo = reader.choice("DEMO", ["auto", "on", "off"]);
  const workbench = reader.choice("WORKBENCH", ["auto", "on", "off"]);
  const builtInBlocks = reader.choice("BUILT_IN_BLOCKS", ["on", "off"]);
  const credits = reader.choice("CREDITS", ["auto", "on", "record", "off"]);
  const homeUrl = reader.text("HOME_URL");
  // Two slashes would be another host.
  if (!/^\/(?![/\\])/.test(homeUrl)) reader.url("HOME_URL", ["http:", "https:"]);
  const log = reader.choice("LOG", ["auto", "pretty", "json", "silent"]);
  const secret = reader.optional("SECRET");
  if (secret !== undefined && secret.length < 32) problems.push("SECRET: at least 32 characters are needed");
  const metricsToken = reader.optional("METRICS_TOKEN");
  if (metricsToken !== undefined && metricsToken.length < 16)
    problems.push("METRICS_TOKEN: at least 16 characters are needed");
  reader.url("DATABASE_URL", ["postgres:", "postgresql:"]);
  reader.url("SMTP_URL", ["smtp:", "smtps:"]);

  const configuration: Configuration = {
    host,
    port: reader.integer("PORT", 0, 65_535),
    publicUrl,
    homeUrl,
    dataDir: folder(reader.text("DATA_DIR")),
    kicadLibraries: reader.text("KICAD_LIBRARIES"),
    databaseUrl: reader.optional("DATABASE_URL"),
    databaseSeconds: reader.integer("DATABASE_SECONDS", 1, 3600),
    services: readServices(source.arguments, reader.text("SERVICES"), problems),
    secret,
    smtpUrl: reader.optional("SMTP_URL"),
    mailFrom: reader.text("MAIL_FROM"),
    socialLogins: readSocialLogins(reader),
    mouser: readMouser(reader),
    suggestions: readSuggestions(reader),
    isPrivate,
    demo: demo === "on" || (demo === "auto" && isPrivate),
    builtInBlocks: builtInBlocks === "on",
    workbench: workbench === "on" || (workbench === "auto" && isDevelopment),
    introspection: isDevelopment,
    log: log === "auto" ? (source.terminal ? "pretty" : "json") : log,
    trustedProxies: readTrustedProxies(reader),
    supportMail: reader.text("SUPPORT_MAIL") || undefined,
    administrators: new Set(
      reader
        .text("ADMINISTRATORS")
        .split(",")
        .map((email) => email.trim().toLowerCase())
        .filter(Boolean),
    ),
    operationsPerMinute: reader.integer("OPERATIONS_PER_MINUTE", 10, 1_000_000),
    operationsPerAddress: reader.integer("OPERATIONS_PER_ADDRESS", 10, 1_000_000),
    addressLimit: reader.integer("ADDRESS_LIMIT", 1, 1_000),
    credits: credits === "auto" ? (isPrivate ? "record" : "off") : credits,
    creditsOfRun: {
      PLACEMENT: reader.integer("PLACEMENT_CREDITS", 0, 1_000),
      ROUTING: reader.integer("ROUTING_CREDITS", 0, 1_000),
    },
    payments: readPayments(reader, { publicUrl, isPrivate }),
    seller: readSeller(reader),
    retentionYears: reader.integer("RETENTION_YEARS", 1, 30),
    estimateRetentionYears: reader.integer("ESTIMATE_RETENTION_YEARS", 1, 30),
    accountStorageMb: reader.integer("ACCOUNT_STORAGE_MB", 0, 1_048_576),
    diskReserveMb: reader.integer("DISK_RESERVE_MB", 0, 1_048_576),
    readOnly: readReadOnly(reader),
    metricsToken,
    monitoringPort:
      reader.optional("MONITORING_PORT") === undefined ? undefined : reader.integer("MONITORING_PORT", 0, 65_535),
    s3: readS3(reader),
    webDir: folder(reader.optional("WEB_DIR") ?? join("apps", "web", "dist")),
    examplesDir: folder(reader.optional("EXAMPLES_DIR") ?? "examples"),
    runSeconds: reader.integer("RUN_SECONDS", 1, 86_400),
    runMemoryMb: reader.integer("RUN_MEMORY_MB", 64, 65_536),
    runThreads: reader.integer("RUN_THREADS", 0, 64),
    importSeconds: reader.integer("IMPORT_SECONDS", 1, 300),
    importMemoryMb: reader.integer("IMPORT_MEMORY_MB", 64, 65_536),
    exportSeconds: reader.integer("EXPORT_SECONDS", 1, 3600),
    workers: reader.integer("WORKERS", 1, 64),
    workEngine: reader.choice("WORK_ENGINE", ["auto", "leases", "pg-boss"]),
  };
  if (configuration.databaseUrl === undefined && configuration.services.size < 2)
    problems.push(
      "SERVICES: one role alone needs a PostgreSQL server (DATABASE_URL); the embedded database serves one process",
    );
  if (problems.length > 0) throw new ConfigurationError(problems);
  return configuration;
}

function readServices(args: readonly string[], fromEnvironment: string, problems: string[]): ReadonlySet<Service> {
  const flag = args.findIndex((argument) => argument === "--services" || argument.startsWith("--services="));
  const argument = flag < 0 ? undefined : args[flag];
  const list =
    argument === undefined ? fromEnvironment : argument.includes("=") ? argument.split("=")[1] : args[flag + 1];
  const names = (list ?? "").split(",").map((name) => name.trim());
  const services = new Set<Service>();
  for (const name of names) {
    if (name === "web" || name === "worker") services.add(name);
    else problems.push(`SERVICES=${list}: "${name}" is unknown; web and worker exist`);
  }
  return services;
}

function readTrustedProxies(reader: VariableReader): number {
  const value = reader.text("TRUST_PROXY");
  if (/^(off|on|[0-9])$/.test(value)) return { off: 0, on: 1 }[value] ?? Number(value);
  reader.problems.push(`TRUST_PROXY=${value}: off, on or a number up to 9 is needed`);
  return 0;
}

/** Browsers send a cookie marked Secure over https only. */
export function hasSecureCookies({ publicUrl }: Pick<Configuration, "publicUrl">): boolean {
  return publicUrl?.protocol === "https:";
}
