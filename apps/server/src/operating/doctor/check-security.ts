import { isLoopback } from "../../platform/configuration/is-loopback.ts";
import type { Configuration } from "../../platform/configuration.ts";
import type { Finding } from "./finding.ts";

/** What the settings leave open to others. */
export function checkSecurity(configuration: Configuration): readonly Finding[] {
  const { isPrivate, publicUrl, host, demo, workbench, log, trustedProxies, databaseUrl, s3, secret, services } =
    configuration;
  const found: Finding[] = [];
  const add = (severity: "warning" | "error", sentence: string): void => {
    found.push({ subject: "security", severity, sentence });
  };
  if (publicUrl === undefined && !isLoopback(host))
    add(
      "error",
      `HOST=${host} serves others, and PUBLIC_URL is not set: requests of foreign pages cannot be refused. Set it.`,
    );
  if (publicUrl?.protocol === "http:" && !isLoopback(publicUrl.hostname))
    add("error", `${publicUrl.href} is not encrypted: passwords and sessions can be read on the way. Use https.`);
  if (demo && !isPrivate) add("error", "The demo account is on, with a password that everybody knows. Set DEMO=off.");
  if (workbench && !isPrivate)
    add("warning", "The engine workbench at /test/dev/ is open to everybody. Set WORKBENCH=off.");
  if (publicUrl !== undefined && isLoopback(host) && trustedProxies === 0)
    add(
      "warning",
      "TRUST_PROXY is off behind a proxy: limits count all people as one address. Set it to the number of proxies.",
    );
  if (log === "silent" && !isPrivate) add("warning", "LOG=silent: errors and misuse leave no trace. Set LOG=json.");
  if (databaseUrl !== undefined && isPlainRemote(new URL(databaseUrl)))
    add("warning", "The connection to the database is not encrypted. Add ?sslmode=verify-full to DATABASE_URL.");
  if (s3 && s3.endpoint.protocol === "http:" && !isLoopback(s3.endpoint.hostname))
    add("warning", `${s3.endpoint.href} is not encrypted: files can be read on the way. Use https.`);
  if (databaseUrl !== undefined && secret === undefined && services.size < 2)
    add("warning", "SECRET is not set, and each process makes its own in its DATA_DIR. Set one for all processes.");
  if (found.length === 0)
    return [{ subject: "security", severity: "fine", sentence: "The settings leave nothing open." }];
  return found;
}

function isPlainRemote({ hostname, searchParams }: URL): boolean {
  const isSocket = searchParams.has("host") || hostname === "";
  return !isSocket && !isLoopback(hostname) && ["", "disable", "prefer"].includes(searchParams.get("sslmode") ?? "");
}

/** What people who are not on this machine would miss. */
export function checkSettings(configuration: Configuration): readonly Finding[] {
  const { isPrivate, databaseUrl, administrators, smtpUrl, mailFrom, payments, seller, socialLogins, publicUrl } =
    configuration;
  const found: Finding[] = [];
  const add = (severity: "warning" | "error", sentence: string): void => {
    found.push({ subject: "settings", severity, sentence });
  };
  if (!isPrivate && databaseUrl === undefined)
    add(
      "warning",
      "The embedded database can lose the last changes in a power failure. Set DATABASE_URL if that matters.",
    );
  if (!isPrivate && administrators.size === 0)
    add("warning", "ADMINISTRATORS is empty: unless an account has the role, no one sees inquiries.");
  if (smtpUrl !== undefined && mailFrom.includes("@localhost"))
    add("warning", `MAIL_FROM=${mailFrom}: most mail servers reject this sender. Set an address of your domain.`);
  const isTest = payments.stripe?.secretKey.includes("_test_") || payments.toss?.secretKey.startsWith("test_");
  if (!isPrivate && isTest) add("warning", "Cards are charged with test keys: payments are not real.");
  const sells = payments.toss !== undefined || payments.stripe !== undefined || payments.accounts.size > 0;
  if (!isPrivate && sells && seller.name === undefined) add("warning", "SELLER_NAME is not set: receipts are drafts.");
  if (socialLogins.size > 0 && publicUrl === undefined)
    add(
      "warning",
      `PUBLIC_URL is not set: log-in with ${[...socialLogins.keys()].join(", ")} works on this machine only.`,
    );
  return found;
}
