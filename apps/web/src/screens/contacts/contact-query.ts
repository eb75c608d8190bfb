import type { ContactFilter } from "../../graphql/generated/documents.ts";
import { contactDetailPath } from "../../support/contact-path.ts";

/** The filters of the list, in the order in which they are offered. */
export const CONTACT_FILTERS = ["ALL", "OPEN", "CLOSE", "DELETE"] as const satisfies readonly ContactFilter[];

/** What the form offers as the subject. */
export const CONTACT_SUBJECTS = ["PROJECT", "RUN", "PARTS", "ACCOUNT", "BILLING", "ORDER", "BUG", "OTHER"] as const;
type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

export function isKnownSubject(subject: string): subject is ContactSubject {
  return CONTACT_SUBJECTS.some((known) => known === subject);
}

/** What the list shows; kept in the address. */
export interface ContactQuery {
  readonly filter: (typeof CONTACT_FILTERS)[number];
  readonly page: number;
}

export function readContactQuery(search: URLSearchParams): ContactQuery {
  const page = Number(search.get("page"));
  return {
    filter: CONTACT_FILTERS.find((filter) => filter === search.get("filter")) ?? "ALL",
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
  };
}

/** The address of a list; what is as usual is left out. */
export function writeContactQuery({ filter, page }: ContactQuery): URLSearchParams {
  const search = new URLSearchParams();
  if (filter !== "ALL") search.set("filter", filter);
  if (page > 1) search.set("page", String(page));
  return search;
}

export function contactListPath(query: ContactQuery): string {
  return withQuery("/support/contact/", query);
}

/** An inquiry remembers the list that led to it. */
export function contactPath(id: string, query: ContactQuery = { filter: "ALL", page: 1 }): string {
  return withQuery(contactDetailPath(id), query);
}

export function editContactPath(id?: string): string {
  return `/support/contact/edit/${id === undefined ? "" : encodeURIComponent(id)}`;
}

/** A new inquiry that follows up an answered one. */
export function askAgainPath(id: string): string {
  return `/support/contact/edit/?follows=${encodeURIComponent(id)}`;
}

function withQuery(path: string, query: ContactQuery): string {
  const search = writeContactQuery(query).toString();
  return search === "" ? path : `${path}?${search}`;
}
