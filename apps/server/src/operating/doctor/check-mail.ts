import nodemailer from "nodemailer";
import { isLoopback } from "../../platform/configuration/is-loopback.ts";
import type { Configuration } from "../../platform/configuration.ts";
import { reasonOf } from "../reason-of.ts";
import type { Finding } from "./finding.ts";

const WAIT_MS = 10_000;

/** Connects and logs in to the mail server; sends nothing. */
export async function checkMail({
  smtpUrl,
  isPrivate,
}: Pick<Configuration, "smtpUrl" | "isPrivate">): Promise<readonly Finding[]> {
  if (smtpUrl === undefined)
    return [
      isPrivate
        ? { subject: "mail", severity: "fine", sentence: "No mail server: mail stays in the outbox." }
        : {
            subject: "mail",
            severity: "error",
            sentence: "SMTP_URL is not set: codes are not mailed, so people cannot sign up. Set it.",
          },
    ];
  const { hostname, port, protocol, password } = new URL(smtpUrl);
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: WAIT_MS,
    greetingTimeout: WAIT_MS,
    socketTimeout: WAIT_MS,
  });
  const server = `The mail server ${hostname}${port && `:${port}`}`;
  const found: Finding[] = [];
  try {
    await transport.verify();
    found.push({ subject: "mail", severity: "fine", sentence: `${server} accepts connections and the log-in.` });
  } catch (error) {
    const sentence = `${server} cannot be used: ${reasonOf(error)}. Check SMTP_URL.`;
    found.push({ subject: "mail", severity: "error", sentence });
  } finally {
    transport.close();
  }
  if (protocol === "smtp:" && password !== "" && !isLoopback(hostname))
    found.push({
      subject: "security",
      severity: "warning",
      sentence:
        "The password of the mail server is encrypted only if that server offers STARTTLS. Use smtps:// if it can.",
    });
  return found;
}
