import { Refusal } from "../../refusal.ts";

const PROTOCOLS = ["http:", "https:"];

/** An address that is asked: http or https, without a password in it. */
export function parseAddress(text: string): URL {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (!address || !PROTOCOLS.includes(address.protocol))
    throw new Refusal(`"${text}" is not an http or https address.`);
  if (address.username !== "" || address.password !== "")
    throw new Refusal(`The address of ${address.host} holds a user name or password: such are not sent.`);
  return address;
}

/** Asks an address and follows where it leads, so many times, and never from https to http. */
export async function fetchFrom(
  address: URL,
  { headers, signal, redirects }: { headers: Readonly<Record<string, string>>; signal: AbortSignal; redirects: number },
): Promise<Response> {
  let at = address;
  for (let step = 0; step <= redirects; step += 1) {
    const response = await fetch(at, { headers, signal, redirect: "manual" });
    const location = response.headers.get("location");
    if (response.status < 300 || response.status >= 400 || location === null) return response;
    await response.body?.cancel();
    const next = parseAddress(new URL(location, at).href);
    if (at.protocol === "https:" && next.protocol === "http:")
      throw new Refusal(`${at.host} leads from https to http (${next.host}): not followed.`);
    at = next;
  }
  throw new Refusal(`${address.host} leads on more than ${redirects} times.`);
}
