import { readCookie, writeCookie } from "./cookies.ts";
import type { Sealer } from "./sealer.ts";

/** Something that one browser holds for this server: nobody else can read it, change it or make one. */
export interface SealedCookie<Content> {
  readonly name: string;
  readonly lifetimeMs: number;
  /** Never present: binds the name to its content. */
  readonly content?: Content;
}

/** The sealed cookies of one request and its answer. */
export interface SealedCookies {
  /** What was sealed into the cookie; undefined when it is absent, forged or too old. */
  read<Content>(cookie: SealedCookie<Content>): Content | undefined;
  write<Content>(cookie: SealedCookie<Content>, content: Content): void;
  forget(cookie: SealedCookie<unknown>): void;
}

export interface SealedCookiesOptions {
  readonly sealer: Sealer;
  readonly secure: boolean;
  readonly now: () => Date;
  /** The Cookie header of the request. */
  readonly header: string | undefined;
  /** Receives every Set-Cookie header of the answer. */
  readonly add: (header: string) => void;
}

export function createSealedCookies({ sealer, secure, now, header, add }: SealedCookiesOptions): SealedCookies {
  return {
    read: <Content>({ name }: SealedCookie<Content>) => {
      const text = sealer.open(name, readCookie(header, name, secure) ?? "");
      if (text === undefined) return undefined;
      const { until, content } = JSON.parse(text) as { until: number; content: Content };
      return until >= now().getTime() ? content : undefined;
    },
    write: ({ name, lifetimeMs }, content) => {
      const sealed = sealer.seal(name, JSON.stringify({ until: now().getTime() + lifetimeMs, content }));
      add(writeCookie(name, sealed, { secure, seconds: lifetimeMs / 1000 }));
    },
    forget: ({ name }) => add(writeCookie(name, "", { secure, seconds: 0 })),
  };
}
