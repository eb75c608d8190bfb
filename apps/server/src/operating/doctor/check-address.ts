import { connect } from "node:tls";
import type { Configuration } from "../../platform/configuration.ts";
import { reasonOf } from "../reason-of.ts";
import { checkClock } from "./check-clock.ts";
import type { Finding } from "./finding.ts";

const WAIT_MS = 10_000;
const WARN_DAYS = 14;
const DAY_MS = 86_400_000;

/** Whether browsers reach the server at PUBLIC_URL, and how long its certificate is valid. */
export async function checkAddress(
  { publicUrl }: Pick<Configuration, "publicUrl">,
  now: () => Date,
): Promise<readonly Finding[]> {
  if (publicUrl === undefined) return [];
  const found: Finding[] = [];
  const url = new URL("/healthz", publicUrl);
  try {
    const asked = performance.now();
    const answer = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(WAIT_MS) });
    const text = await answer.text();
    const isServer = answer.status === 200 && text.trim() === "ok";
    found.push(
      isServer
        ? {
            subject: "address",
            severity: "fine",
            sentence: `${url.href} responds in ${Math.ceil(performance.now() - asked)} ms.`,
          }
        : {
            subject: "address",
            severity: "error",
            sentence: `${url.href} responds with ${answer.status}, not as this server does. Check the proxy.`,
          },
    );
    const date = new Date(answer.headers.get("date") ?? "");
    // The header has whole seconds.
    if (isServer && !Number.isNaN(date.getTime()))
      found.push(checkClock(url.host, now().getTime() - date.getTime() - 500));
  } catch (error) {
    const sentence = `${url.href} cannot be reached from this machine: ${reasonOf(error)}. Check the proxy, or start the server.`;
    found.push({ subject: "address", severity: "error", sentence });
  }
  if (publicUrl.protocol === "https:") found.push(...(await checkCertificate(publicUrl, now())));
  return found;
}

/** The connection has said already whether the certificate is trusted. */
async function checkCertificate({ hostname, port }: URL, at: Date): Promise<readonly Finding[]> {
  const end = await endOfCertificate(hostname, Number(port || 443)).catch(() => undefined);
  return end === undefined ? [] : [ageOfCertificate(hostname, end, at)];
}

export function ageOfCertificate(hostname: string, end: Date, at: Date): Finding {
  const days = Math.floor((end.getTime() - at.getTime()) / DAY_MS);
  const until = `The certificate of ${hostname} is valid until ${end.toISOString().slice(0, 10)}`;
  if (days < 0) return { subject: "address", severity: "error", sentence: `${until}: it has expired. Renew it.` };
  if (days < WARN_DAYS)
    return { subject: "address", severity: "warning", sentence: `${until}: ${days} days left. Renew it.` };
  return { subject: "address", severity: "fine", sentence: `${until}.` };
}

function endOfCertificate(host: string, port: number): Promise<Date> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: WAIT_MS }, () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.once("error", reject);
    socket.once("timeout", () => socket.destroy(new Error("no answer")));
  });
}
