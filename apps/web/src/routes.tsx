import { Suspense } from "react";
import { createBrowserRouter, Outlet, type RouteObject } from "react-router";
import { DocumentScreen } from "./screens/member/document-screen.tsx";
import {
  BadRequestScreen,
  NotFoundScreen,
  ServerErrorScreen,
  ThanksScreen,
} from "./screens/messages/message-screens.tsx";
import { NewProjectProvider } from "./screens/new-project/new-project-provider.tsx";
import { AppFrame } from "./shell/app-frame.tsx";
import { FallbackPage } from "./shell/error-boundary.tsx";
import { LoadingOverlay } from "./shell/loading-overlay.tsx";
import { MemberPage } from "./shell/member-page.tsx";
import { SignedIn } from "./shell/signed-in.tsx";
import { UnsavedGuard } from "./shell/unsaved-guard.tsx";

const screen = (load: () => Promise<{ default: React.ComponentType }>) => async () => ({
  Component: (await load()).default,
});

const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: FallbackPage,
    HydrateFallback: LoadingOverlay,
    children: [
      {
        Component: MemberPage,
        children: [
          { path: "/", lazy: screen(() => import("./screens/member/start-screen.tsx")) },
          { path: "/member/signin", lazy: screen(() => import("./screens/member/sign-in-screen.tsx")) },
          { path: "/member/signup", lazy: screen(() => import("./screens/member/sign-up-screen.tsx")) },
          { path: "/member/terms", element: <DocumentScreen document="terms" /> },
          { path: "/member/privacy", element: <DocumentScreen document="privacy" /> },
          { path: "/thanks", Component: ThanksScreen },
          { path: "/404", Component: NotFoundScreen },
          { path: "/400", Component: BadRequestScreen },
          { path: "/500", Component: ServerErrorScreen },
          { path: "*", Component: NotFoundScreen },
        ],
      },
      { path: "/test/dev", lazy: screen(() => import("./dev/workbench-screen.tsx")) },
      { path: "/test/dev/placer", lazy: screen(() => import("./dev/placer/placer-screen.tsx")) },
      {
        Component: SignedIn,
        children: [
          {
            Component: NewProjectProvider,
            children: [
              {
                Component: AppFrame,
                children: [
                  { path: "/home", lazy: screen(() => import("./screens/home/home-screen.tsx")) },
                  {
                    path: "/workspace/personal/projects",
                    lazy: screen(() => import("./screens/projects/projects-screen.tsx")),
                  },
                ],
              },
              { path: "/layout/:id", lazy: screen(() => import("./workspace/layout-screen.tsx")) },
            ],
          },
        ],
      },
    ],
  },
];

export const router = createBrowserRouter(routes);

function Root() {
  return (
    <Suspense fallback={<LoadingOverlay />}>
      <Outlet />
      <UnsavedGuard />
    </Suspense>
  );
}
