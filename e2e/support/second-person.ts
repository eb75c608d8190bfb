import type { Browser, BrowserContext } from "@playwright/test";
import { askServer } from "./ask-server.ts";
import { enter, newAddress, type Page } from "./story.ts";

export interface SecondPerson {
  readonly page: Page;
  readonly email: string;
  readonly name: string;
  readonly context: BrowserContext;
}

const RENAME = "mutation($input: UpdateProfileInput!) { updateProfile(input: $input) { name } }";

/** Another person in a browser of their own, signed in; to be closed by the story. */
export async function secondPerson(
  { browser, baseURL }: { readonly browser: Browser; readonly baseURL: string | undefined },
  name: string,
  email = newAddress(),
  locale?: string,
): Promise<SecondPerson> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), ...(locale && { locale }) });
  const page = await context.newPage();
  await enter(page, email);
  await rename(page, name);
  return { page, email, name, context };
}

/** Gives the signed-in person a name of the story's own. */
export async function rename(page: Pick<Page, "request">, name: string): Promise<void> {
  await askServer(page, RENAME, { name });
}
