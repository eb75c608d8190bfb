import {
  IconCpu,
  IconFolder,
  IconHelp,
  IconHome,
  IconKey,
  IconMessageQuestion,
  IconSpeakerphone,
  IconUserCog,
} from "@tabler/icons-react";
import type { en } from "../i18n/en.ts";

type Label = keyof typeof en.shell;

interface NavigationLink {
  readonly to: string;
  readonly label: Label;
  readonly icon: typeof IconHome;
}

interface NavigationGroup {
  readonly title?: Label;
  readonly links: readonly [NavigationLink, ...NavigationLink[]];
}

/** One area of the application is one entry of the top menu; its groups are the submenus beside the screens. */
export interface Area {
  readonly label: Label;
  readonly to: string;
  readonly groups: readonly NavigationGroup[];
}

const WORKSPACE: Area = {
  label: "workspace",
  to: "/home",
  groups: [
    { links: [{ to: "/home", label: "home", icon: IconHome }] },
    { title: "mySpace", links: [{ to: "/workspace/personal/projects/", label: "projects", icon: IconFolder }] },
  ],
};

const MY_PAGE: Area = {
  label: "myPage",
  to: "/mypage/setting/profile/",
  groups: [
    {
      title: "settings",
      links: [
        { to: "/mypage/setting/profile/", label: "profile", icon: IconUserCog },
        { to: "/mypage/setting/password/", label: "password", icon: IconKey },
        { to: "/mypage/setting/footprints/", label: "footprints", icon: IconCpu },
      ],
    },
  ],
};

const SUPPORT: Area = {
  label: "support",
  to: "/support/notice/",
  groups: [
    {
      links: [
        { to: "/support/notice/", label: "notices", icon: IconSpeakerphone },
        { to: "/support/faq/", label: "faq", icon: IconHelp },
        { to: "/support/contact/", label: "contact", icon: IconMessageQuestion },
      ],
    },
  ],
};

export const NAVIGATION: readonly Area[] = [WORKSPACE, MY_PAGE, SUPPORT];

/** The area a page belongs to: what is neither the person's own page nor support is work. */
export function areaAt(path: string): Area {
  if (path.startsWith("/mypage/")) return MY_PAGE;
  return path.startsWith("/support/") ? SUPPORT : WORKSPACE;
}

/** Whether a link leads to the page at `path` or to the list that the page belongs to. */
export function leadsTo(to: string, path: string): boolean {
  const here = path.endsWith("/") ? path : `${path}/`;
  return to.endsWith("/") ? here.startsWith(to) : here === `${to}/`;
}
