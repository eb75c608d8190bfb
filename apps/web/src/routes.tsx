import { type ComponentType, Suspense } from "react";
import { createBrowserRouter, Outlet, type RouteObject } from "react-router";
import { loadAllTexts } from "./i18n/set-up-translations.ts";
import { PAGES, type Page } from "./pages.ts";
import { DocumentScreen } from "./screens/member/document-screen.tsx";
import {
  BadRequestScreen,
  NotFoundScreen,
  ServerErrorScreen,
  ThanksScreen,
} from "./screens/messages/message-screens.tsx";
import { LoadingOverlay } from "./shell/loading-overlay.tsx";
import { MemberPage } from "./shell/member-page.tsx";
import { NextPathContext } from "./shell/next-path.ts";
import { PageFailed, ScreenFailed } from "./shell/screen-failed.tsx";
import { UnsavedGuard } from "./shell/unsaved-guard.tsx";
import { site } from "./site.ts";

/** The code of a screen is fetched when somebody first goes there. */
const screen = (load: () => Promise<{ default: ComponentType }>) => ({
  lazy: async () => ({ Component: (await load()).default }),
});

/** What only signed-in people see, and the workbench, which shows the same, come with texts of their own. */
const withTexts = (load: () => Promise<ComponentType>) => ({
  lazy: async () => {
    const [Component] = await Promise.all([load(), loadAllTexts()]);
    return { Component };
  },
});

type Screen = Pick<RouteObject, "lazy" | "element" | "Component">;

const SCREENS: Record<Page, Screen> = {
  "/": screen(() => import("./screens/start/start-screen.tsx")),
  "/member/signin": screen(() => import("./screens/member/sign-in-screen.tsx")),
  "/member/signup": screen(() => import("./screens/member/sign-up-screen.tsx")),
  "/member/reset-password": screen(() => import("./screens/member/reset-password-screen.tsx")),
  "/member/terms": { element: <DocumentScreen document="terms" /> },
  "/member/privacy": { element: <DocumentScreen document="privacy" /> },
  "/terms": { element: <DocumentScreen document="terms" /> },
  "/privacy": { element: <DocumentScreen document="privacy" /> },
  "/thanks": { Component: ThanksScreen },
  "/shared": withTexts(async () => (await import("./screens/shared/shared-screen.tsx")).default),
  "/400": { Component: BadRequestScreen },
  "/404": { Component: NotFoundScreen },
  "/500": { Component: ServerErrorScreen },
  "/test/dev": withTexts(async () => (await import("./dev/workbench-screen.tsx")).default),
  "/test/dev/placer": withTexts(async () => (await import("./dev/placer/placer-screen.tsx")).default),
  "/test/dev/checks": withTexts(async () => (await import("./dev/checks/checks-screen.tsx")).default),
  "/home": screen(() => import("./screens/home/home-screen.tsx")),
  "/feature/:id?": screen(() => import("./screens/feature/feature-screen.tsx")),
  "/layout/:id": screen(() => import("./workspace/layout-screen.tsx")),
  "/result/:id?": screen(() => import("./screens/result/result-screen.tsx")),
  "/block/:id?": screen(() => import("./screens/blocks/block-screen.tsx")),
  "/workspace/personal/projects": screen(() => import("./screens/projects/projects-screen.tsx")),
  "/workspace/personal/customblocks": screen(() => import("./screens/blocks/custom-blocks-screen.tsx")),
  "/workspace/personal/customblocks/setting/:id?": screen(
    () => import("./screens/blocks/setting/block-setting-screen.tsx"),
  ),
  "/workspace/team": screen(() => import("./screens/team/team-list-screen.tsx")),
  "/workspace/team/projects": screen(() => import("./screens/projects/team-projects-screen.tsx")),
  "/workspace/team/setting": screen(() => import("./screens/team/team-setting-screen.tsx")),
  "/workspace/team/invitation": withTexts(
    async () => (await import("./screens/invitation/invitation-screen.tsx")).default,
  ),
  "/workspace/team/customblocks": screen(() => import("./screens/blocks/team-blocks-screen.tsx")),
  "/mypage/setting/profile": screen(() => import("./screens/account/profile-screen.tsx")),
  "/mypage/setting/password": screen(() => import("./screens/account/password-screen.tsx")),
  "/mypage/setting/footprints": screen(() => import("./screens/account/footprints-screen.tsx")),
  "/mypage/setting/address": screen(() => import("./screens/account/address-screen.tsx")),
  "/mypage/order": screen(() => import("./screens/orders/orders-screen.tsx")),
  "/mypage/order/detail/:id": screen(() => import("./screens/orders/order-screen.tsx")),
  "/mypage/membership/plan": screen(() => import("./screens/membership/plan-screen.tsx")),
  "/mypage/membership/purchase": screen(() => import("./screens/membership/purchases-screen.tsx")),
  "/mypage/membership/purchase/detail/:id": screen(() => import("./screens/membership/purchase-screen.tsx")),
  "/mypage/membership/credit": screen(() => import("./screens/membership/credit-screen.tsx")),
  "/support/contact": screen(() => import("./screens/contacts/contact-list-screen.tsx")),
  "/support/contact/edit/:id?": screen(() => import("./screens/contacts/edit-contact-screen.tsx")),
  "/support/contact/detail/:id": screen(() => import("./screens/contacts/contact-detail-screen.tsx")),
  "/support/faq": screen(() => import("./screens/faq/faq-list-screen.tsx")),
  "/support/faq/detail/:id": screen(() => import("./screens/faq/faq-detail-screen.tsx")),
  "/support/notice": screen(() => import("./screens/notices/notice-list-screen.tsx")),
  "/support/notice/detail/:id": screen(() => import("./screens/notices/notice-detail-screen.tsx")),
  "/admin": screen(() => import("./screens/administration/overview-screen.tsx")),
  "/admin/contacts": screen(() => import("./screens/administration/staff-contacts-screen.tsx")),
  "/admin/contacts/:id": screen(() => import("./screens/administration/staff-contact-screen.tsx")),
  "/admin/users": screen(() => import("./screens/administration/users-screen.tsx")),
  "/admin/users/:id": screen(() => import("./screens/administration/user-screen.tsx")),
  "/admin/project": screen(() => import("./screens/administration/project-screen.tsx")),
  "/admin/runs": screen(() => import("./screens/administration/runs-screen.tsx")),
  "/admin/faq": screen(() => import("./screens/administration/manage-faqs-screen.tsx")),
  "/admin/faq/edit/:id?": screen(() => import("./screens/administration/edit-faq-screen.tsx")),
  "/admin/offers": screen(() => import("./screens/administration/offers-screen.tsx")),
  "/admin/findings": screen(() => import("./screens/administration/findings-screen.tsx")),
  "/admin/purchases": screen(() => import("./screens/administration/staff-purchases-screen.tsx")),
  "/admin/prices": screen(() => import("./screens/administration/prices-screen.tsx")),
  "/admin/log": screen(() => import("./screens/administration/log-screen.tsx")),
  "/admin/outbox": screen(() => import("./screens/outbox/outbox-screen.tsx")),
  "/admin/notices": screen(() => import("./screens/notices/manage-notices-screen.tsx")),
  "/admin/notices/edit/:id?": screen(() => import("./screens/notices/edit-notice-screen.tsx")),
  "/estimate/kes": screen(() => import("./screens/estimates/estimate-screen.tsx")),
  "/estimate/success": screen(() => import("./screens/estimates/estimate-success-screen.tsx")),
  "/estimate/detail/:id": screen(() => import("./screens/estimates/estimate-detail-screen.tsx")),
  "/estimate": screen(() => import("./screens/estimates/estimates-screen.tsx")),
  "/admin/orders": screen(() => import("./screens/administration/orders/staff-orders-screen.tsx")),
  "/admin/orders/:id": screen(() => import("./screens/administration/orders/staff-order-screen.tsx")),
  "/admin/estimates": screen(() => import("./screens/administration/orders/staff-estimates-screen.tsx")),
  "/admin/estimates/:id": screen(() => import("./screens/administration/orders/staff-estimate-screen.tsx")),
  "/admin/board-prices": screen(() => import("./screens/administration/orders/board-prices-screen.tsx")),
};

/** Pages that bring their whole frame themselves. */
const UNFRAMED: ReadonlySet<Page> = new Set(["/layout/:id", "/result/:id?", "/shared"]);

const routesOf = (isWanted: (page: Page) => boolean): RouteObject[] =>
  (Object.keys(SCREENS) as Page[]).filter(isWanted).map((path) => ({ path, ...SCREENS[path] }));

/** Of a server that others reach, only where it is asked for; otherwise these addresses have no page. */
const WORKBENCH: ReadonlySet<Page> = new Set(["/test/dev", "/test/dev/placer", "/test/dev/checks"]);

const isOpen = (page: Page) => PAGES[page] !== "signed-in";

const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: PageFailed,
    HydrateFallback: LoadingOverlay,
    children: [
      {
        Component: MemberPage,
        children: [
          {
            ErrorBoundary: ScreenFailed,
            children: [
              ...routesOf((page) => isOpen(page) && !WORKBENCH.has(page) && !UNFRAMED.has(page)),
              { path: "*", Component: NotFoundScreen },
            ],
          },
        ],
      },
      {
        ErrorBoundary: PageFailed,
        children: routesOf((page) => isOpen(page) && UNFRAMED.has(page)),
      },
      ...routesOf((page) => WORKBENCH.has(page) && site.workbench),
      {
        ...withTexts(async () => (await import("./shell/signed-in.tsx")).SignedIn),
        children: [
          {
            ...withTexts(async () => (await import("./holder/holder-provider.tsx")).HolderProvider),
            children: [
              {
                ...withTexts(
                  async () => (await import("./screens/new-project/new-project-provider.tsx")).NewProjectProvider,
                ),
                children: [
                  {
                    ...withTexts(async () => (await import("./frame/app-frame.tsx")).AppFrame),
                    children: [
                      {
                        ErrorBoundary: ScreenFailed,
                        children: routesOf((page) => !isOpen(page) && !UNFRAMED.has(page)),
                      },
                    ],
                  },
                  ...routesOf((page) => !isOpen(page) && UNFRAMED.has(page)),
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];

export const router = createBrowserRouter(routes);

const nextPath = () => (router.state.navigation.location ?? router.state.location).pathname;

function Root() {
  return (
    <NextPathContext value={nextPath}>
      <Suspense fallback={<LoadingOverlay />}>
        <Outlet />
        <UnsavedGuard />
      </Suspense>
    </NextPathContext>
  );
}
