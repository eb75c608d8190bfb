import { isAbsolute, join, resolve } from "node:path";
import { isBusinessNumber } from "./business-number.ts";
import type { JobType, SocialProvider } from "./database/tables.ts";
import type { S3Configuration } from "./storage/s3-storage.ts";

/**
 * The server's configuration: every environment variable, its default and its meaning, in one list. The operating
 * manual and `.env.example` are checked against this list by a test, so a variable cannot exist undocumented.
 */
export const VARIABLES = [
  {
    name: "HOST",
    fallback: "127.0.0.1",
    meaning: "Address to listen on. Anything but a loopback address serves others.",
  },
  { name: "PORT", fallback: "4000", meaning: "Port to listen on; 0 takes a free one." },
  {
    name: "PUBLIC_URL",
    fallback: "",
    meaning:
      "Address under which browsers reach the server (https://pcb.example.com). Decides the allowed Origin and Secure cookies.",
  },
  {
    name: "HOME_URL",
    fallback: "/",
    meaning:
      "The site about this service, where its name leads: an address (https://example.com) or a path of this server.",
  },
  { name: "DATA_DIR", fallback: ".tracewright", meaning: "Folder of the embedded database, the files and the secret." },
  {
    name: "KICAD_LIBRARIES",
    fallback: "",
    meaning:
      "Folders of footprint libraries (.pretty), separated by colons (semicolons on Windows), for schematics without a board. Empty: what tracewright libraries get has brought, and where KiCad installs its own; none: no libraries.",
  },
  {
    name: "DATABASE_URL",
    fallback: "",
    meaning: "postgres://… uses a PostgreSQL server instead of the embedded database; needed for several processes.",
  },
  { name: "SERVICES", fallback: "web,worker", meaning: "Roles of this process: web, worker or both. Also --services." },
  {
    name: "SECRET",
    fallback: "",
    meaning: "Key of at least 32 characters for signed URLs. Default: generated once into DATA_DIR/secret.",
  },
  {
    name: "SMTP_URL",
    fallback: "",
    meaning:
      "smtp://user:password@host:587 sends mail. Empty: mail stays in the outbox table and, with LOG=pretty, in the log.",
  },
  { name: "MAIL_FROM", fallback: "Tracewright <no-reply@localhost>", meaning: "Sender of every mail." },
  {
    name: "GOOGLE_CLIENT_ID",
    fallback: "",
    meaning:
      "Client id of the Google Cloud console, with the redirect address PUBLIC_URL/login/google/callback. Empty: no login with Google.",
  },
  {
    name: "GOOGLE_CLIENT_SECRET",
    fallback: "",
    meaning: "Client secret that belongs to GOOGLE_CLIENT_ID.",
  },
  {
    name: "GOOGLE_ISSUER",
    fallback: "https://accounts.google.com",
    meaning: "OpenID Connect issuer of the login with Google; another one only for trying out.",
  },
  {
    name: "KAKAO_CLIENT_ID",
    fallback: "",
    meaning:
      "Client id of the Kakao Developers console, with the redirect address PUBLIC_URL/login/kakao/callback. Empty: no login with Kakao.",
  },
  {
    name: "KAKAO_CLIENT_SECRET",
    fallback: "",
    meaning: "Client secret that belongs to KAKAO_CLIENT_ID.",
  },
  {
    name: "KAKAO_ISSUER",
    fallback: "https://kauth.kakao.com",
    meaning: "OpenID Connect issuer of the login with Kakao; another one only for trying out.",
  },
  {
    name: "MOUSER_API_KEY",
    fallback: "",
    meaning:
      "Key of Mouser's Search API: prices and stock of bills of materials. Empty: the built-in catalogue and an imported price list alone.",
  },
  {
    name: "MOUSER_API_URL",
    fallback: "https://api.mouser.com",
    meaning: "Address of Mouser's Search API; another one only for trying out.",
  },
  {
    name: "DEMO",
    fallback: "auto",
    meaning:
      "on, off or auto: whether a demo account with the example projects is created and offered on the landing page. auto: only on a loopback HOST without PUBLIC_URL.",
  },
  {
    name: "WORKBENCH",
    fallback: "auto",
    meaning:
      "on, off or auto: whether /test/dev/ shows the engine workbench and the checks for development instead of page 404. auto: only on a loopback HOST without PUBLIC_URL, and not where NODE_ENV is production.",
  },
  {
    name: "BUILT_IN_BLOCKS",
    fallback: "on",
    meaning:
      "on or off: whether the library has the circuit blocks that come with the program. off: only those that people make.",
  },
  {
    name: "NODE_ENV",
    fallback: "",
    meaning:
      "production: the parts for development (the workbench, introspection of the API's schema) are off whatever the HOST, unless enabled.",
  },
  {
    name: "LOG",
    fallback: "auto",
    meaning: "pretty, json, silent or auto (pretty on a terminal, else one JSON line per event).",
  },
  {
    name: "TRUST_PROXY",
    fallback: "off",
    meaning:
      "off, on or a number: how many reverse proxies of yours stand before the server. The client's address is that many entries from the end of X-Forwarded-For; on is 1.",
  },
  {
    name: "SUPPORT_MAIL",
    fallback: "",
    meaning: "Address of the support team: it is sent a mail with the title of each new inquiry. Empty: none is sent.",
  },
  {
    name: "ADMINISTRATORS",
    fallback: "",
    meaning: "E-mail addresses of administrators, separated by commas: docs/operating/running.md says what they do.",
  },
  {
    name: "OPERATIONS_PER_MINUTE",
    fallback: "600",
    meaning:
      "API calls that one account may make a minute, counted by each process. An operation counts as many as it has fields at its top, or as its answer may hold thousands of fields.",
  },
  {
    name: "OPERATIONS_PER_ADDRESS",
    fallback: "1800",
    meaning: "API calls per minute from one network address, of all its users together.",
  },
  {
    name: "ADDRESS_LIMIT",
    fallback: "10",
    meaning: "Delivery addresses of one account, and of one team.",
  },
  {
    name: "CREDITS",
    fallback: "auto",
    meaning:
      "on, record, off or auto. on: runs cost credits, and one without enough is refused. record: the same is recorded, and nothing is refused. off: runs are not counted. auto: record on a loopback HOST without PUBLIC_URL, else off.",
  },
  {
    name: "PLACEMENT_CREDITS",
    fallback: "1",
    meaning: "Credits that a placement run costs.",
  },
  {
    name: "ROUTING_CREDITS",
    fallback: "1",
    meaning: "Credits that a routing run costs.",
  },
  {
    name: "BANK_TRANSFER_KRW",
    fallback: "",
    meaning:
      "Account for bank transfers in won: bank, number and holder, separated by commas. Empty: none; on a loopback HOST without PUBLIC_URL, an example account for practice.",
  },
  {
    name: "BANK_TRANSFER_USD",
    fallback: "",
    meaning: "The same for bank transfers in US dollars.",
  },
  {
    name: "TOSS_CLIENT_KEY",
    fallback: "",
    meaning: "Client key of Toss Payments (test_ck_… or live_ck_…): cards in won. Empty: none.",
  },
  {
    name: "TOSS_SECRET_KEY",
    fallback: "",
    meaning: "Secret key that belongs to TOSS_CLIENT_KEY (test_sk_… or live_sk_…).",
  },
  {
    name: "TOSS_API_URL",
    fallback: "https://api.tosspayments.com",
    meaning: "Address of Toss Payments' API; another one only for trying out.",
  },
  {
    name: "TOSS_SCRIPT_URL",
    fallback: "https://js.tosspayments.com/v2/standard",
    meaning: "Address of the script that opens Toss Payments' window; another one only for trying out.",
  },
  {
    name: "STRIPE_SECRET_KEY",
    fallback: "",
    meaning: "Secret key of Stripe (sk_test_… or sk_live_…): cards in US dollars and won. Empty: none.",
  },
  {
    name: "STRIPE_WEBHOOK_SECRET",
    fallback: "",
    meaning: "Secret (whsec_…) with which Stripe signs its messages to PUBLIC_URL/hooks/stripe.",
  },
  {
    name: "STRIPE_API_URL",
    fallback: "https://api.stripe.com",
    meaning: "Address of Stripe's API; another one only for trying out.",
  },
  {
    name: "SELLER_NAME",
    fallback: "",
    meaning: "Who sells plans and credits, on receipts. Without it they are drafts.",
  },
  { name: "SELLER_ADDRESS", fallback: "", meaning: "Address of the seller, on receipts." },
  { name: "SELLER_REPRESENTATIVE", fallback: "", meaning: "Representative of the seller, on receipts." },
  {
    name: "SELLER_BUSINESS_NUMBER",
    fallback: "",
    meaning: "Korean business number of the seller (123-45-67891), on receipts. Its check digit is tested.",
  },
  { name: "SELLER_MAIL_ORDER_NUMBER", fallback: "", meaning: "Mail-order number of the seller, on receipts." },
  { name: "SELLER_PHONE", fallback: "", meaning: "Phone number of the seller, on receipts." },
  {
    name: "ACCOUNT_STORAGE_MB",
    fallback: "4096",
    meaning:
      "What the files and projects of one account may take in storage; its exports may take a quarter of that on top. 0: no limit.",
  },
  {
    name: "DISK_RESERVE_MB",
    fallback: "512",
    meaning:
      "Free space that files leave on the disk of DATA_DIR, for the database: what would take of it is answered with 507.",
  },
  {
    name: "METRICS_TOKEN",
    fallback: "",
    meaning: "Bearer token for /metrics, at least 16 characters. Empty: /metrics answers the same machine only.",
  },
  {
    name: "S3_ENDPOINT",
    fallback: "",
    meaning:
      "https://… of Amazon S3 or what speaks as it does: files lie in a bucket there, not in DATA_DIR. Empty: in DATA_DIR.",
  },
  {
    name: "S3_BUCKET",
    fallback: "",
    meaning: "Bucket at S3_ENDPOINT; it has to exist.",
  },
  {
    name: "S3_REGION",
    fallback: "us-east-1",
    meaning: "Region that requests to S3_ENDPOINT are signed for.",
  },
  {
    name: "S3_ACCESS_KEY_ID",
    fallback: "",
    meaning: "Access key that may read, write and delete objects of S3_BUCKET.",
  },
  {
    name: "S3_SECRET_ACCESS_KEY",
    fallback: "",
    meaning: "Secret that belongs to S3_ACCESS_KEY_ID.",
  },
  {
    name: "WEB_DIR",
    fallback: "",
    meaning: "Folder of the built web application. Default: apps/web/dist of this checkout.",
  },
  {
    name: "EXAMPLES_DIR",
    fallback: "",
    meaning: "Folder of the example projects. Default: examples of this checkout.",
  },
  {
    name: "RUN_SECONDS",
    fallback: "300",
    meaning: "Work time of a placement or routing run unless the request sets less.",
  },
  {
    name: "RUN_MEMORY_MB",
    fallback: "2048",
    meaning: "Memory limit of a run's worker thread: heap, of which it may be three quarters, and typed arrays.",
  },
  {
    name: "RUN_THREADS",
    fallback: "0",
    meaning: "Threads that compute one routing run. 0: as many as there are cores, shared out among WORKERS.",
  },
  {
    name: "IMPORT_SECONDS",
    fallback: "25",
    meaning: "Time limit of reading uploaded files; below the 30 s of a request.",
  },
  {
    name: "IMPORT_MEMORY_MB",
    fallback: "1024",
    meaning: "Heap limit of the thread that reads uploaded files or exports.",
  },
  {
    name: "EXPORT_SECONDS",
    fallback: "120",
    meaning: "Time limit of one file of a background export, and of a 3D model.",
  },
  { name: "WORKERS", fallback: "1", meaning: "Runs that this process works on at the same time." },
] as const;

/** What the console of Google or Kakao gives for this server. */
export interface ProviderKeys {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface MouserKeys {
  readonly apiKey: string;
  /** https://api.mouser.com, or what speaks as it does. */
  readonly baseUrl: URL;
}

export interface TossKeys {
  readonly clientKey: string;
  readonly secretKey: string;
  /** https://api.tosspayments.com, or what speaks as it does. */
  readonly apiUrl: URL;
  readonly scriptUrl: URL;
}

export interface StripeKeys {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** https://api.stripe.com, or what speaks as it does. */
  readonly apiUrl: URL;
}

/** How purchases can be paid. */
export interface PaymentConfiguration {
  /** Undefined: no cards by Toss Payments. */
  readonly toss?: TossKeys | undefined;
  /** Undefined: no cards by Stripe. */
  readonly stripe?: StripeKeys | undefined;
  /** Where transfers are sent, by currency. */
  readonly accounts: ReadonlyMap<"KRW" | "USD", BankAccount>;
  /** Nothing is configured and only the own machine reaches the server: transfers are practised, and no money moves. */
  readonly isPractice: boolean;
}

/** Who sells, as papers say it; undefined: not given. */
export interface Seller {
  readonly name: string | undefined;
  readonly address: string | undefined;
  readonly representative: string | undefined;
  readonly businessNumber: string | undefined;
  readonly mailOrderNumber: string | undefined;
  readonly phone: string | undefined;
}

export interface BankAccount {
  readonly bank: string;
  readonly number: string;
  readonly holder: string;
}

type VariableName = (typeof VARIABLES)[number]["name"];
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
  readonly services: ReadonlySet<Service>;
  readonly secret: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly socialLogins: ReadonlyMap<SocialProvider, ProviderKeys>;
  /** Undefined: Mouser is not asked for prices and stock. */
  readonly mouser: MouserKeys | undefined;
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
  readonly metricsToken: string | undefined;
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
  const problems: string[] = [];
  const text = (name: VariableName): string => {
    const given = source.env[name]?.trim();
    return given ? given : (VARIABLES.find((variable) => variable.name === name)?.fallback ?? "");
  };
  const optional = (name: VariableName): string | undefined => text(name) || undefined;
  const folder = (path: string): string => (isAbsolute(path) ? path : resolve(source.root, path));
  const integer = (name: VariableName, from: number, to: number): number => {
    const value = Number(text(name));
    if (Number.isInteger(value) && value >= from && value <= to) return value;
    problems.push(`${name}=${text(name)}: a whole number from ${from} to ${to} is needed`);
    return from;
  };
  const choice = <Value extends string>(name: VariableName, values: readonly Value[]): Value => {
    const value = values.find((candidate) => candidate === text(name));
    if (value !== undefined) return value;
    problems.push(`${name}=${text(name)}: one of ${values.join(", ")} is needed`);
    return values[0] as Value;
  };
  const url = (name: VariableName, protocols: readonly string[]): URL | undefined => {
    const value = optional(name);
    if (value === undefined) return undefined;
    const parsed = URL.canParse(value) ? new URL(value) : undefined;
    if (parsed && protocols.includes(parsed.protocol)) return parsed;
    problems.push(
      `${name}: an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(" or ")} is needed`,
    );
    return undefined;
  };

  const readKeys = (provider: SocialProvider): ProviderKeys | undefined => {
    const names = [`${provider}_CLIENT_ID`, `${provider}_CLIENT_SECRET`, `${provider}_ISSUER`] as const;
    const issuer = url(names[2], ["https:", "http:"]);
    if (issuer?.protocol === "http:" && !isLoopback(issuer.hostname))
      problems.push(`${names[2]}: only https:// is safe`);
    const [clientId, clientSecret] = [optional(names[0]), optional(names[1])];
    if ((clientId === undefined) !== (clientSecret === undefined))
      problems.push(`${names[0]} and ${names[1]}: both are needed, or neither`);
    return issuer && clientId !== undefined && clientSecret !== undefined
      ? { issuer, clientId, clientSecret }
      : undefined;
  };

  const readS3 = (): S3Configuration | undefined => {
    const endpoint = url("S3_ENDPOINT", ["https:", "http:"]);
    if (endpoint === undefined) return undefined;
    const [bucket, accessKeyId, secretAccessKey] = (
      ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const
    ).map((name) => {
      const value = text(name);
      if (value === "") problems.push(`${name}: needed where S3_ENDPOINT is set`);
      return value;
    }) as [string, string, string];
    if (bucket !== "" && !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
      problems.push(`S3_BUCKET=${bucket}: a bucket has 3 to 63 small letters, digits, dots and hyphens`);
    return { endpoint, bucket, region: text("S3_REGION"), accessKeyId, secretAccessKey };
  };

  const readMouser = (): MouserKeys | undefined => {
    const baseUrl = url("MOUSER_API_URL", ["https:", "http:"]);
    if (baseUrl?.protocol === "http:" && !isLoopback(baseUrl.hostname))
      problems.push("MOUSER_API_URL: only https:// is safe");
    const apiKey = optional("MOUSER_API_KEY");
    return apiKey === undefined || baseUrl === undefined ? undefined : { apiKey, baseUrl };
  };

  const readAccounts = (): PaymentConfiguration["accounts"] => {
    const accounts = new Map<"KRW" | "USD", BankAccount>();
    for (const currency of ["KRW", "USD"] as const) {
      const value = text(`BANK_TRANSFER_${currency}`);
      if (value === "") continue;
      const [bank = "", number = "", holder = "", ...others] = value.split(",").map((part) => part.trim());
      if (bank === "" || number === "" || holder === "" || others.length > 0)
        problems.push(`BANK_TRANSFER_${currency}=${value}: bank, number and holder are needed, separated by commas`);
      accounts.set(currency, { bank, number, holder });
    }
    return accounts;
  };

  /** Where cards are charged; over plain http from the own machine alone. */
  const safeUrl = (name: "TOSS_API_URL" | "TOSS_SCRIPT_URL" | "STRIPE_API_URL"): URL | undefined => {
    const address = url(name, ["https:", "http:"]);
    if (address?.protocol === "http:" && !isLoopback(address.hostname)) problems.push(`${name}: only https:// is safe`);
    return address;
  };
  const refuseUnsafeLive = (name: string, isLive: boolean): void => {
    if (isLive && publicUrl?.protocol !== "https:") problems.push(`${name}: live keys need a PUBLIC_URL with https://`);
    // The embedded database does not wait for the disk: a power cut could lose a payment that was confirmed.
    if (isLive && optional("DATABASE_URL") === undefined) problems.push(`${name}: live keys need DATABASE_URL`);
  };
  const readToss = (): TossKeys | undefined => {
    const [clientKey, secretKey] = [text("TOSS_CLIENT_KEY"), text("TOSS_SECRET_KEY")];
    const [apiUrl, scriptUrl] = [safeUrl("TOSS_API_URL"), safeUrl("TOSS_SCRIPT_URL")];
    if (clientKey === "" && secretKey === "") return undefined;
    const [client, secret] = [/^(test|live)_g?ck_/.exec(clientKey)?.[1], /^(test|live)_g?sk_/.exec(secretKey)?.[1]];
    if (client === undefined || secret === undefined)
      problems.push("TOSS_CLIENT_KEY and TOSS_SECRET_KEY: a client key (…_ck_…) and a secret key (…_sk_…) are needed");
    else if (client !== secret) problems.push("TOSS_CLIENT_KEY and TOSS_SECRET_KEY: one is for tests, the other live");
    refuseUnsafeLive("TOSS_SECRET_KEY", secret === "live");
    return apiUrl && scriptUrl && { clientKey, secretKey, apiUrl, scriptUrl };
  };
  const readStripe = (): StripeKeys | undefined => {
    const [secretKey, webhookSecret] = [text("STRIPE_SECRET_KEY"), text("STRIPE_WEBHOOK_SECRET")];
    const apiUrl = safeUrl("STRIPE_API_URL");
    if (secretKey === "" && webhookSecret === "") return undefined;
    const mode = /^[sr]k_(test|live)_/.exec(secretKey)?.[1];
    if (mode === undefined || !webhookSecret.startsWith("whsec_"))
      problems.push(
        "STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET: a secret key (sk_…) and a secret (whsec_…) are needed",
      );
    refuseUnsafeLive("STRIPE_SECRET_KEY", mode === "live");
    return apiUrl && { secretKey, webhookSecret, apiUrl };
  };

  const readSeller = (): Seller => {
    const businessNumber = optional("SELLER_BUSINESS_NUMBER");
    if (businessNumber !== undefined && !isBusinessNumber(businessNumber))
      problems.push(`SELLER_BUSINESS_NUMBER=${businessNumber}: ten digits with a right check digit are needed`);
    return {
      name: optional("SELLER_NAME"),
      address: optional("SELLER_ADDRESS"),
      representative: optional("SELLER_REPRESENTATIVE"),
      businessNumber,
      mailOrderNumber: optional("SELLER_MAIL_ORDER_NUMBER"),
      phone: optional("SELLER_PHONE"),
    };
  };

  const readTrustedProxies = (): number => {
    const value = text("TRUST_PROXY");
    if (/^(off|on|[0-9])$/.test(value)) return { off: 0, on: 1 }[value] ?? Number(value);
    problems.push(`TRUST_PROXY=${value}: off, on or a number up to 9 is needed`);
    return 0;
  };

  const host = text("HOST");
  const publicUrl = url("PUBLIC_URL", ["http:", "https:"]);
  // Behind a proxy the server listens on a loopback address as well, and serves everybody.
  const isPrivate = isLoopback(host) && publicUrl === undefined;
  const isDevelopment = isPrivate && text("NODE_ENV") !== "production";
  const demo = choice("DEMO", ["auto", "on", "off"]);
  const workbench = choice("WORKBENCH", ["auto", "on", "off"]);
  const builtInBlocks = choice("BUILT_IN_BLOCKS", ["on", "off"]);
  const credits = choice("CREDITS", ["auto", "on", "record", "off"]);
  const accounts = readAccounts();
  const [toss, stripe] = [readToss(), readStripe()];
  const homeUrl = text("HOME_URL");
  // Two slashes would be another host.
  if (!/^\/(?![/\\])/.test(homeUrl)) url("HOME_URL", ["http:", "https:"]);
  const log = choice("LOG", ["auto", "pretty", "json", "silent"]);
  const secret = optional("SECRET");
  if (secret !== undefined && secret.length < 32) problems.push("SECRET: at least 32 characters are needed");
  const metricsToken = optional("METRICS_TOKEN");
  if (metricsToken !== undefined && metricsToken.length < 16)
    problems.push("METRICS_TOKEN: at least 16 characters are needed");
  url("DATABASE_URL", ["postgres:", "postgresql:"]);
  url("SMTP_URL", ["smtp:", "smtps:"]);

  const configuration: Configuration = {
    host,
    port: integer("PORT", 0, 65_535),
    publicUrl,
    homeUrl,
    dataDir: folder(text("DATA_DIR")),
    kicadLibraries: text("KICAD_LIBRARIES"),
    databaseUrl: optional("DATABASE_URL"),
    services: readServices(source.arguments, text("SERVICES"), problems),
    secret,
    smtpUrl: optional("SMTP_URL"),
    mailFrom: text("MAIL_FROM"),
    socialLogins: new Map(
      (["GOOGLE", "KAKAO"] as const).flatMap((provider) => {
        const keys = readKeys(provider);
        return keys === undefined ? [] : [[provider, keys] as const];
      }),
    ),
    mouser: readMouser(),
    isPrivate,
    demo: demo === "on" || (demo === "auto" && isPrivate),
    builtInBlocks: builtInBlocks === "on",
    workbench: workbench === "on" || (workbench === "auto" && isDevelopment),
    introspection: isDevelopment,
    log: log === "auto" ? (source.terminal ? "pretty" : "json") : log,
    trustedProxies: readTrustedProxies(),
    supportMail: text("SUPPORT_MAIL") || undefined,
    administrators: new Set(
      text("ADMINISTRATORS")
        .split(",")
        .map((email) => email.trim().toLowerCase())
        .filter(Boolean),
    ),
    operationsPerMinute: integer("OPERATIONS_PER_MINUTE", 10, 1_000_000),
    operationsPerAddress: integer("OPERATIONS_PER_ADDRESS", 10, 1_000_000),
    addressLimit: integer("ADDRESS_LIMIT", 1, 1_000),
    credits: credits === "auto" ? (isPrivate ? "record" : "off") : credits,
    creditsOfRun: {
      PLACEMENT: integer("PLACEMENT_CREDITS", 0, 1_000),
      ROUTING: integer("ROUTING_CREDITS", 0, 1_000),
    },
    payments: {
      accounts,
      toss,
      stripe,
      isPractice: isPrivate && accounts.size === 0 && toss === undefined && stripe === undefined,
    },
    seller: readSeller(),
    accountStorageMb: integer("ACCOUNT_STORAGE_MB", 0, 1_048_576),
    diskReserveMb: integer("DISK_RESERVE_MB", 0, 1_048_576),
    metricsToken,
    s3: readS3(),
    webDir: folder(optional("WEB_DIR") ?? join("apps", "web", "dist")),
    examplesDir: folder(optional("EXAMPLES_DIR") ?? "examples"),
    runSeconds: integer("RUN_SECONDS", 1, 86_400),
    runMemoryMb: integer("RUN_MEMORY_MB", 64, 65_536),
    runThreads: integer("RUN_THREADS", 0, 64),
    importSeconds: integer("IMPORT_SECONDS", 1, 300),
    importMemoryMb: integer("IMPORT_MEMORY_MB", 64, 65_536),
    exportSeconds: integer("EXPORT_SECONDS", 1, 3600),
    workers: integer("WORKERS", 1, 64),
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

/** Browsers send a cookie marked Secure over https only. */
export function hasSecureCookies({ publicUrl }: Pick<Configuration, "publicUrl">): boolean {
  return publicUrl?.protocol === "https:";
}

export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || host.startsWith("127.");
}
