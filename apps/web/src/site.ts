/** What the server's configuration says to the screens, from the page that came with them. */
interface Site {
  /** The site about this service (HOME_URL): an http or https address, or a path of this server. */
  readonly homeUrl: string;
  /** Whether /test/dev/ shows the engine workbench (WORKBENCH). */
  readonly workbench: boolean;
}

export const site: Site = JSON.parse(document.getElementById("site")?.textContent ?? "");
