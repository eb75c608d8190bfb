import { matchPath } from "react-router";

/**
 * Who may see a page. `public` and `exempt` ask for no profile and open no live connection: public ones are for people
 * without an account, exempt ones must work when everything else does not. `either` is for people with and without a session:
 * it asks itself who is there, and one comes back to it after signing in. All others need a signed-in person.
 */
type PageAccess = "public" | "exempt" | "either" | "signed-in";

/** Every page of the application, also those whose screen comes later. routes.tsx gives each its screen. */
export const PAGES = {
  "/": "public",
  "/member/signin": "public",
  "/member/signup": "public",
  "/member/reset-password": "public",
  "/member/terms": "public",
  "/member/privacy": "public",
  "/terms": "public",
  "/privacy": "public",
  "/thanks": "public",
  "/shared": "public",
  "/400": "exempt",
  "/404": "exempt",
  "/500": "exempt",
  "/test/dev": "exempt",
  "/test/dev/placer": "exempt",
  "/test/dev/checks": "exempt",
  "/home": "signed-in",
  "/feature/:id?": "signed-in",
  "/layout/:id": "signed-in",
  "/result/:id?": "signed-in",
  "/block/:id?": "signed-in",
  "/workspace/personal/projects": "signed-in",
  "/workspace/personal/customblocks": "signed-in",
  "/workspace/personal/customblocks/setting/:id?": "signed-in",
  "/workspace/team": "signed-in",
  "/workspace/team/projects": "signed-in",
  "/workspace/team/setting": "signed-in",
  "/workspace/team/invitation": "either",
  "/workspace/team/customblocks": "signed-in",
  "/mypage/setting/profile": "signed-in",
  "/mypage/setting/password": "signed-in",
  "/mypage/setting/footprints": "signed-in",
  "/mypage/setting/address": "signed-in",
  "/mypage/order": "signed-in",
  "/mypage/order/detail/:id": "signed-in",
  "/mypage/membership/plan": "signed-in",
  "/mypage/membership/credit": "signed-in",
  "/mypage/membership/purchase": "signed-in",
  "/mypage/membership/purchase/detail/:id": "signed-in",
  "/support/contact": "signed-in",
  "/support/contact/edit/:id?": "signed-in",
  "/support/contact/detail/:id": "signed-in",
  "/support/faq": "signed-in",
  "/support/faq/detail/:id": "signed-in",
  "/support/notice": "signed-in",
  "/support/notice/detail/:id": "signed-in",
  "/admin": "signed-in",
  "/admin/contacts": "signed-in",
  "/admin/contacts/:id": "signed-in",
  "/admin/users": "signed-in",
  "/admin/users/:id": "signed-in",
  "/admin/project": "signed-in",
  "/admin/runs": "signed-in",
  "/admin/faq": "signed-in",
  "/admin/faq/edit/:id?": "signed-in",
  "/admin/purchases": "signed-in",
  "/admin/offers": "signed-in",
  "/admin/findings": "signed-in",
  "/admin/prices": "signed-in",
  "/admin/log": "signed-in",
  "/admin/outbox": "signed-in",
  "/admin/notices": "signed-in",
  "/admin/notices/edit/:id?": "signed-in",
  "/estimate/kes": "signed-in",
  "/estimate/success": "signed-in",
  "/estimate/detail/:id": "signed-in",
  "/estimate": "signed-in",
  "/admin/orders": "signed-in",
  "/admin/orders/:id": "signed-in",
  "/admin/estimates": "signed-in",
  "/admin/estimates/:id": "signed-in",
  "/admin/board-prices": "signed-in",
} as const satisfies Record<string, PageAccess>;

export type Page = keyof typeof PAGES;

const PATTERNS = Object.keys(PAGES) as Page[];

/** The page at an address, with or without trailing slash, query and fragment; undefined where there is none. */
export function pageAt(address: string): Page | undefined {
  const [path = ""] = address.split(/[?#]/, 1);
  return PATTERNS.find((pattern) => matchPath(pattern, path) !== null);
}

/** Pages that anyone may see: no login runs out on them and no live connection is opened. */
export function isOpenToAll(address: string): boolean {
  const page = pageAt(address);
  return page !== undefined && PAGES[page] !== "signed-in";
}

/** Pages one can be sent back to after signing in. */
export function isReturnAddress(address: string): boolean {
  const page = pageAt(address);
  return page !== undefined && (PAGES[page] === "signed-in" || PAGES[page] === "either");
}
