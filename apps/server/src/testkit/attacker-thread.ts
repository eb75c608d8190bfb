import { setTimeout as delay } from "node:timers/promises";
import { workerData } from "node:worker_threads";

/** What one account does to a server, over and over until the thread is ended. */
export type Attack =
  | { readonly kind: "operations"; readonly count: number; readonly query: string; readonly input: unknown }
  | { readonly kind: "bodies"; readonly count: number; readonly bytes: number }
  | { readonly kind: "abandoned"; readonly count: number; readonly path: string; readonly afterMs: number };

export interface AttackerInput {
  readonly url: string;
  readonly cookie: string;
  readonly attack: Attack;
}

const { url, cookie, attack } = workerData as AttackerInput;
const UPLOAD = "mutation ($input: MultiUploadFileInput!) { multiUploadFile(input: $input) { urls } }";

async function call(path: string, init: RequestInit): Promise<void> {
  // Refused, cut off or answered: the next one follows.
  await fetch(new URL(path, url), init)
    .then((answer) => answer.arrayBuffer())
    .catch(() => delay(20));
}

function once(): Promise<void> {
  const headers = { cookie, "x-service": "HOME" };
  switch (attack.kind) {
    case "operations":
      return call("/graphql", {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify({ query: attack.query, variables: { input: attack.input } }),
      });
    case "bodies": {
      const body = new FormData();
      const files = [0, 1, 2];
      body.set("operations", JSON.stringify({ query: UPLOAD, variables: { input: { files: [null, null, null] } } }));
      body.set(
        "map",
        JSON.stringify(Object.fromEntries(files.map((file) => [file, [`variables.input.files.${file}`]]))),
      );
      for (const file of files)
        body.set(String(file), new File([Buffer.alloc(attack.bytes / 3, "%PDF-1.4\n")], `${file}.pdf`));
      return call("/graphql", { method: "POST", headers, body });
    }
    case "abandoned":
      return call(attack.path, { headers: { cookie }, signal: AbortSignal.timeout(attack.afterMs) });
  }
}

await Promise.all(
  Array.from({ length: attack.count }, async () => {
    for (;;) await once();
  }),
);
