/** What the server's configuration says to the screens, from the page that came with them. */
interface Site {
  /** The site about this service (HOME_URL): an http or https address, or a path of this server. */
  readonly homeUrl: string;
  /** Whether /test/dev/ shows the engine workbench (WORKBENCH). */
  readonly workbench: boolean;
  /** False: no mail server is configured (SMTP_URL); mail stays in the outbox. */
  readonly sendsMail: boolean;
  /** Whether runs are counted, and refused where the wallet has too few credits (CREDITS). */
  readonly credits: "on" | "record" | "off";
  /** Ways to pay with which no money moves; `takesMoney`: another way does. Null: there are none. */
  readonly practice: { readonly transfer: boolean; readonly card: boolean; readonly takesMoney: boolean } | null;
  /** Nothing can be changed at present; `until`: planned end as ISO 8601, null if that is not known. Null: off. */
  readonly readOnly: { readonly until: string | null } | null;
  /** Who looks around in the demo account (DEMO); null where there is none. */
  readonly demo: { readonly email: string; readonly password: string } | null;
  /** The server records traces of OpenTelemetry. */
  readonly traces: boolean;
}

export const site: Site = JSON.parse(document.getElementById("site")?.textContent ?? "");
