import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { createClient, type Client as SocketClient } from "graphql-ws";
import { WebSocket } from "ws";

export interface ApiError {
  readonly message: string;
  readonly extensions: { readonly code: number; readonly name: string; readonly [key: string]: unknown };
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads what its own query asked for
type Data = Record<string, any>;

export interface ApiAnswer {
  readonly data: Data | null;
  readonly errors?: readonly ApiError[];
}

export interface NamedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What a browser is to the server: it keeps cookies and speaks HTTP and the live socket. */
export class Client {
  readonly url: string;
  readonly #cookies = new Map<string, string>();
  /** What it says in Accept-Language. */
  language = "en";

  constructor(url: string) {
    this.url = url;
  }

  /** Its Cookie header; undefined when it keeps none. */
  get cookie(): string | undefined {
    return this.#cookies.size === 0 ? undefined : [...this.#cookies].map((pair) => pair.join("=")).join("; ");
  }

  set cookie(header: string | undefined) {
    this.#cookies.clear();
    for (const pair of header?.split("; ").filter(Boolean) ?? []) {
      const at = pair.indexOf("=");
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }

  /** The answer with its errors, whatever they are. */
  async ask(query: string, input?: unknown): Promise<ApiAnswer> {
    const response = await this.fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", "x-service": "CIRCUIT_ARCHITECTURE" },
      body: JSON.stringify({ query, variables: input === undefined ? {} : { input } }),
    });
    return (await response.json()) as ApiAnswer;
  }

  /** The data of an operation that has to succeed. */
  async get(query: string, input?: unknown): Promise<Data> {
    const { data, errors } = await this.ask(query, input);
    if (errors || data === null) throw new Error(`${query}\n${JSON.stringify(errors, null, 1)}`);
    return data;
  }

  /** The first error of an operation that has to be refused. */
  async refusal(query: string, input?: unknown): Promise<ApiError> {
    const { data, errors } = await this.ask(query, input);
    if (!errors?.[0]) throw new Error(`was not refused: ${query}\n${JSON.stringify(data)}`);
    return errors[0];
  }

  /** `singleUploadFile` as a browser sends it: graphql-multipart-request-spec. */
  async uploadMedia(file: NamedFile, purpose: "PROFILE_IMAGE" | "ATTACHMENT", type = "image/png"): Promise<ApiAnswer> {
    const query = "mutation ($input: SingleUploadFileInput!) { singleUploadFile(input: $input) { url } }";
    const body = new FormData();
    body.set("operations", JSON.stringify({ query, variables: { input: { file: null, purpose } } }));
    body.set("map", JSON.stringify({ 0: ["variables.input.file"] }));
    body.set("0", new File([Buffer.from(file.bytes)], file.name, { type }));
    const response = await this.fetch("/graphql", {
      method: "POST",
      headers: { "x-service": "CIRCUIT_ARCHITECTURE" },
      body,
    });
    return (await response.json()) as ApiAnswer;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.cookie !== undefined) headers.set("cookie", this.cookie);
    headers.set("accept-language", this.language);
    const response = await fetch(new URL(path, this.url), { ...init, headers });
    for (const header of response.headers.getSetCookie()) {
      const [pair = ""] = header.split(";");
      const at = pair.indexOf("=");
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      if (value === "") this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return response;
  }

  async signUp(email: string, password: string, readCode: () => Promise<string>): Promise<void> {
    await this.get(
      "mutation ($input: SendEmailVerificationCodeInput!) { sendEmailVerificationCode(input: $input) { success } }",
      { email, authType: "SIGN_UP" },
    );
    await this.get(
      "mutation ($input: VerifyEmailVerificationCodeInput!) { verifyEmailVerificationCode(input: $input) { success } }",
      { email, authType: "SIGN_UP", authCode: await readCode() },
    );
    await this.get("mutation ($input: SignUpInput!) { signUp(input: $input) { email } }", {
      email,
      password,
      privacyPolicyConsent: true,
      termsOfServiceConsent: true,
    });
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.get("mutation ($input: SignInInput!) { signIn(input: $input) { email } }", { email, password });
  }

  /** Uploads files as a browser does; the URLs to hand to an operation. */
  async upload(files: readonly NamedFile[]): Promise<string[]> {
    const { presignedMultiUrlsForFileUpload } = await this.get(
      "query ($input: PresignedMultiUrlsForFileUploadInput!) { presignedMultiUrlsForFileUpload(input: $input) { urls } }",
      { files: files.map(({ name }) => ({ fileName: name, fileType: "application/octet-stream" })) },
    );
    const urls = presignedMultiUrlsForFileUpload.urls as string[];
    for (const [i, url] of urls.entries()) {
      const response = await this.fetch(url, { method: "PUT", body: Buffer.from(files[i]?.bytes ?? []) });
      if (!response.ok) throw new Error(`upload of ${files[i]?.name}: ${response.status} ${await response.text()}`);
    }
    return urls;
  }

  /** Creates a project from files and returns its id. */
  async createProject(name: string, files: readonly NamedFile[], jobType = "ROUTING"): Promise<string> {
    const fileUrls = await this.upload(files);
    const { createEdaProjectQuickModeV2 } = await this.get(CREATE_PROJECT, { name, jobType, fileUrls });
    return createEdaProjectQuickModeV2.id as string;
  }

  /** The live socket with this browser's cookie. */
  openSocket(onClosed?: (event: { code: number; reason: string }) => void): SocketClient {
    const cookie = this.cookie;
    class SocketWithCookie extends WebSocket {
      constructor(address: string, protocols: string | string[]) {
        super(address, protocols, { headers: cookie === undefined ? {} : { cookie } });
      }
    }
    return createClient({
      url: `${this.url.replace("http", "ws")}/graphql`,
      webSocketImpl: SocketWithCookie,
      lazy: false,
      retryAttempts: 0,
      onNonLazyError: () => {},
      on: { closed: (event) => onClosed?.(event as { code: number; reason: string }) },
    });
  }
}

export const CREATE_PROJECT =
  "mutation ($input: CreateEdaProjectQuickModeV2Input!) { createEdaProjectQuickModeV2(input: $input) { id } }";

export async function readNamedFile(path: string): Promise<NamedFile> {
  return { name: basename(path), bytes: await readFile(path) };
}
